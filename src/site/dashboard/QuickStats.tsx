import { styled } from '@mui/material/styles'
import { Layers, Newspaper, Rss } from 'lucide-react'
import { useId } from 'react'
import { QUICK_STATS } from '@/content/dashboard'
import { interestById } from '@/content/interests'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { waitsFor } from '@/ui/states/useSaved'
import { useStore } from '@/ui/states/useStore'
import { StatTiles } from '@/ui/theme/StatTiles'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

// Three tiles in one row at every width unless the text is large; the default is two.
const Section = styled('section')(({ theme }) => ({
  marginBlockEnd: 32,
  '@container (min-width: 17rem)': {
    '&& dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&&&& dl > div': { gridColumn: 'auto' },
  },
  [theme.breakpoints.down('sm')]: {
    '&& dl > div': { padding: 12 },
    '& dt > svg': { display: 'none' },
  },
}))

/** Today's news, tracked sources, and the number of selected categories (Spec §2, §9). */
export function QuickStats({ activeCategories }: { activeCategories: number }) {
  const id = useId()
  return (
    <Section aria-labelledby={id} {...waitsFor('interests', 'follows')}>
      <VisuallyHidden as="h2" id={id}>
        أرقام سريعة
      </VisuallyHidden>
      <StatTiles
        tiles={[
          { label: 'أخبار اليوم', value: QUICK_STATS.todayNews, icon: Newspaper },
          { label: 'مصادر تتابعها', value: useTrackedSources(), icon: Rss },
          { label: 'الفئات النشطة', value: activeCategories, icon: Layers },
        ]}
      />
    </Section>
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
