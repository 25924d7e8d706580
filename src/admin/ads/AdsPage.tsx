import { styled } from '@mui/material/styles'
import { useEventCallback } from '@mui/material/utils'
import { Eye, Info, Megaphone, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { EditingHeader } from '@/admin/editableList/EditingHeader'
import { SaveBar } from '@/admin/editableList/SaveBar'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { adsByCampaign, isOnHold, isRunning } from '@/content/admin/adsFigures'
import { createStore } from '@/lib/store'
import { savedAds } from '@/saved/ads'
import { DialogButton } from '@/ui/dialog/DialogButton'
import { UnsavedDraft } from '@/ui/lists/UnsavedDraft'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { EmptyList } from '@/ui/states/EmptyList'
import { EmptyState } from '@/ui/states/EmptyState'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { Notice } from '@/ui/states/Notice'
import { useShownTab } from '@/ui/states/useShownTab'
import { WithStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { AdAnalytics } from './AdAnalytics'
import { AdCampaigns } from './AdCampaigns'
import { AdList, type AdListProps } from './AdList'
import { AdTiles } from './AdTiles'
import { exportAds, unlisted } from './adList'
import type { AdsTab } from './adsSearchParams'
import { useAds } from './useAds'

const Box = styled(Notice)({
  marginBlock: '24px 0',
  textWrap: 'pretty',
  '& > ul': { gridColumn: 2, paddingInlineStart: 20, listStyle: 'disc' },
  '& > ul > li': { display: 'list-item' },
}) as typeof Notice

/** Instructions for editors (Spec §2), below the ads: they are read once, and the ads each day. */
const AdInstructions = () => (
  <Box role="note" aria-label="إرشادات">
    <Icon icon={Info} />
    <p>الإعلانات المعروضة هنا هي الظاهرة على الموقع الآن.</p>
    <ul>
      <li>أوقف الإعلان وأعد تشغيله متى شئت من دون حذفه.</li>
      <li>اسحب البطاقات وأفلتها لتغيير أولوية العرض.</li>
      <li>تحقق من الروابط والصور قبل التفعيل.</li>
      <li>استعن بالتحليلات لتحسين النتائج.</li>
    </ul>
  </Box>
)

const AddAdDialog = lazyWithPreload(() => import('./AddAdDialog'), 'AddAdDialog')

const AdPreviewDialog = lazyWithPreload(
  () => import('./preview/AdPreviewDialog'),
  'AdPreviewDialog',
)

// Not «ads»: blockers hide an element with that id.
const PANEL = 'offers'

const TabsPlace = styled('div')({ marginBlock: '24px 16px' })

type Props = { tab: AdsTab; onTabChange: (tab: AdsTab) => void }

/** The advertisements page (Spec §2): figures, four tabs, and one save button for all changes. */
export function AdsPage({ tab, onTabChange }: Props) {
  const ads = useAds()
  const shownTab = useShownTab(tab)
  const [isAdding] = useState(() => createStore(false))
  /** null while the preview is closed, true while it is open for no particular ad */
  const [previewed, setPreviewed] = useState<string | true | null>(null)
  const isPreviewed = previewed !== null
  const { items } = ads
  const running = items.filter(isRunning)
  const onHold = items.filter(isOnHold)
  const tabs = [
    { id: 'active', label: 'الإعلانات النشطة', count: running.length },
    { id: 'paused', label: 'المتوقفة', count: onHold.length },
    { id: 'campaigns', label: 'الحملات', count: adsByCampaign(items).length },
    { id: 'analytics', label: 'التحليلات' },
  ] as const satisfies readonly { id: AdsTab; label: string; count?: number }[]

  const lists: Partial<Record<AdsTab, Pick<AdListProps, 'label' | 'shown' | 'empty'>>> = {
    active: {
      label: 'الإعلانات النشطة',
      shown: running,
      empty: (
        <EmptyList
          icon={Megaphone}
          title="لا توجد إعلانات نشطة"
          text="أضف إعلانًا، أو شغّل واحدًا من المتوقفة."
          step="إضافة إعلان"
          onStep={() => isAdding.set(true)}
        />
      ),
    },
    paused: {
      label: 'الإعلانات المتوقفة',
      shown: onHold,
      empty: (
        <EmptyState
          icon={Megaphone}
          title="لا توجد إعلانات متوقفة"
          text="ما توقفه مؤقتًا ينتقل إلى هنا، وتشغّله متى شئت."
        />
      ),
    },
  }
  const list = lists[shownTab]

  function openTab(next: AdsTab) {
    // An open editor would move the focus away from the tabs.
    ads.setEditingId(null)
    onTabChange(next)
  }

  function add() {
    isAdding.set(false)
    ads.add()
    // A new ad is active and not paused (Spec §4), so it appears in the active tab.
    if (tab !== 'active') onTabChange('active')
  }

  const exportList = useEventCallback(() => exportAds(unlisted(lists[tab]?.shown ?? items)))
  const actions = useMemo(
    () => (
      <>
        <DialogButton label="معاينة على الصفحة" icon={Eye} onClick={() => setPreviewed(true)} />
        <DialogButton label="إضافة إعلان جديد" icon={Plus} onClick={() => isAdding.set(true)} />
      </>
    ),
    [isAdding],
  )

  return (
    <>
      <EditingHeader title="الإعلانات" exportList={exportList} actions={actions} />
      <ModifiedBadge title="الإعلانات" stores={[savedAds]} />
      <UnsavedDraft key={ads.listId} {...ads.draft} />
      <AdTiles ads={items} />
      <TabsPlace>
        <PageTabs panel={PANEL} label="الإعلانات" tabs={tabs} value={tab} onChange={openTab} />
      </TabsPlace>
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, shownTab)}>
        {list && <AdList key={shownTab} {...list} ads={ads} onPreview={setPreviewed} />}
        {shownTab === 'campaigns' && <AdCampaigns ads={items} />}
        {shownTab === 'analytics' && <AdAnalytics ads={items} />}
      </div>
      <AdInstructions />
      <SaveBar isDirty={ads.isDirty} onSave={ads.save} />
      <WithStore store={isAdding}>
        {(isOpen) => (
          <AddAdDialog
            isRequested={isOpen}
            open={isOpen}
            onClose={() => isAdding.set(false)}
            onAdd={add}
          />
        )}
      </WithStore>
      <AdPreviewDialog
        isRequested={isPreviewed}
        open={isPreviewed}
        ads={items}
        adId={previewed}
        onClose={() => setPreviewed(null)}
      />
    </>
  )
}
