import type { Editable } from '@/admin/editableList/EditableRow'
import { EditingHeader } from '@/admin/editableList/EditingHeader'
import { SAVED, SaveBar } from '@/admin/editableList/SaveBar'
import { PageTabs } from '@/admin/PageTabs'
import type { RouteLink } from '@/ui/links'
import { tabId } from '@/ui/navigation/tabId'
import { toast } from '@/ui/toast/toast'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { CurationList } from './CurationList'
import type { CurationKind } from './curationKind'
import { useCuratedList } from './useCuratedList'

type Props<Items extends Editable, Sources extends Editable> = {
  title: string
  /** the public page that shows the lists */
  preview: RouteLink
  items: CurationKind<Items>
  sources: CurationKind<Sources>
  /** the id of the kind whose tab is selected */
  tab: string
  onTabChange: (id: string) => void
}

const PANEL = 'curation'

const NOT_ON_THE_SITE =
  'نسخة تجريبية: يبقى ما تحفظه هنا حتى إعادة التحميل، ولا تتغير به الصفحة على الموقع.'

/**
 * The curation page of the video-style or the social-style page (Spec §2): two lists in two tabs,
 * which are saved together and share one leave guard. The state of both is here, so that changing
 * tabs keeps it.
 */
export function CurationPage<Items extends Editable, Sources extends Editable>(
  props: Props<Items, Sources>,
) {
  const { title, preview, items, sources, tab, onTabChange } = props
  const itemList = useCuratedList(items)
  const sourceList = useCuratedList(sources)
  const isDirty = itemList.isDirty || sourceList.isDirty
  useLeaveGuard(isDirty)

  function save() {
    // Saving sends no request, it only logs (Spec §7, D-24).
    console.info('[curation] saved', {
      [items.id]: itemList.items,
      [sources.id]: sourceList.items,
    })
    itemList.save()
    sourceList.save()
    toast.success(SAVED)
  }

  const tabs = [
    { id: items.id, label: items.title, count: itemList.items.length },
    { id: sources.id, label: sources.title, count: sourceList.items.length },
  ]
  return (
    <>
      <EditingHeader title={title} intro={NOT_ON_THE_SITE} preview={preview} />
      <PageTabs panel={PANEL} label={title} tabs={tabs} value={tab} onChange={onTabChange} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === sources.id ? (
          <CurationList key={sources.id} kind={sources} list={sourceList} />
        ) : (
          <CurationList key={items.id} kind={items} list={itemList} />
        )}
      </div>
      <SaveBar isDirty={isDirty} onSave={save} />
    </>
  )
}
