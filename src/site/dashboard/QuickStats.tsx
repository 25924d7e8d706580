import { QUICK_STATS } from '@/content/dashboard'
import { interestById } from '@/content/interests'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { Figures } from '@/site/account/accountParts'
import { useStore } from '@/ui/stores/useStore'

/** Today's news, tracked sources, and the number of selected categories (Spec §2, §9). */
export function QuickStats({ activeCategories }: { activeCategories: number }) {
  return (
    <Figures
      title="أرقام سريعة"
      figures={[
        { label: 'أخبار اليوم', value: QUICK_STATS.todayNews },
        { label: 'مصادر تتابعها', value: useTrackedSources() },
        { label: 'الفئات النشطة', value: activeCategories },
      ]}
    />
  )
}

/** The sources of the sample reader's interests, and those that this reader follows besides. */
function useTrackedSources(): number {
  const known = savedInterests.shipped().flatMap((id) => interestById(id).sources)
  const followed = useStore(savedFollows).filter(
    ({ kind, id }) => kind === 'source' && !known.includes(id),
  )
  return QUICK_STATS.trackedSources + followed.length
}
