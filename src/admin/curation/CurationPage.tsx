import { useEventCallback } from '@mui/material/utils'
import type { Editable } from '@/admin/editableList/EditableRow'
import { EditingHeader } from '@/admin/editableList/EditingHeader'
import { SAVED, SaveBar } from '@/admin/editableList/SaveBar'
import { useIsTyping } from '@/admin/editableList/useFieldDraft'
import { exportRecords } from '@/admin/export/exportRecords'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { useLeaveGuard } from '@/ui/layers/useLeaveGuard'
import { UnsavedDraft } from '@/ui/lists/UnsavedDraft'
import type { RouteLink } from '@/ui/navigation/links'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { useShownTab } from '@/ui/states/useShownTab'
import { toastSaved } from '@/ui/stores/notStored'
import { type CurationKind, CurationList, useCuratedList } from './CurationList'

type Props<Items extends Editable, Sources extends Editable> = {
  title: string
  preview: RouteLink
  items: CurationKind<Items>
  sources: CurationKind<Sources>
  tab: string
  onTabChange: (id: string) => void
}

const PANEL = 'curation'

/**
 * The curation page of the video-style or the social-style page (Spec §2): two lists in two tabs, which are saved
 * together and share one leave guard. The state of both is here, so that changing tabs keeps it.
 */
export function CurationPage<Items extends Editable, Sources extends Editable>(
  props: Props<Items, Sources>,
) {
  const { title, preview, items, sources, tab, onTabChange } = props
  const shownTab = useShownTab(tab)
  const itemList = useCuratedList(items)
  const sourceList = useCuratedList(sources)
  const isDirty = itemList.isDirty || sourceList.isDirty
  useLeaveGuard(useIsTyping() || isDirty, {
    onLeave() {
      itemList.leave()
      sourceList.leave()
    },
  })

  function save() {
    // Saving sends no request, it only logs (Spec §7, D-24).
    console.info('[curation] saved', {
      [items.id]: itemList.items,
      [sources.id]: sourceList.items,
    })
    toastSaved(SAVED, [itemList.save(), sourceList.save()].every(Boolean))
  }

  const exportList = useEventCallback(() =>
    exportRecords(tab, tab === sources.id ? sourceList.items : itemList.items),
  )

  const tabs = [
    { id: items.id, label: items.title, count: itemList.items.length },
    { id: sources.id, label: sources.title, count: sourceList.items.length },
  ]
  return (
    <>
      <EditingHeader title={title} preview={preview} exportList={exportList} />
      <ModifiedBadge title={title} stores={[items.store, sources.store]} />
      {/* Above the tabs, since the list may be in the hidden one. */}
      <UnsavedDraft key={itemList.listId} {...itemList.draft} />
      <UnsavedDraft key={sourceList.listId} {...sourceList.draft} />
      <PageTabs panel={PANEL} label={title} tabs={tabs} value={tab} onChange={onTabChange} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, shownTab)}>
        {shownTab === sources.id ? (
          <CurationList key={sources.id} kind={sources} list={sourceList} />
        ) : (
          <CurationList key={items.id} kind={items} list={itemList} />
        )}
      </div>
      <SaveBar isDirty={isDirty} onSave={save} />
    </>
  )
}
