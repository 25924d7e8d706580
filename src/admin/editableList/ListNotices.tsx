import { useDeferredValue } from 'react'
import { readText } from '@/lib/storage'
import { draftKey } from '@/lib/storageKeys'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'
import type { Editable } from './EditableRow'
import type { ListDraftProps } from './ListDraft'

const ListDraft = lazyWithPreload(() => import('./ListDraft').then((it) => it.ListDraft))

/**
 * Stores the unsaved edits of a list, and offers those that were not saved before a reload or a crash. Its code is
 * loaded when there is something to do.
 */
export function ListNotices<Item extends Editable>(props: ListDraftProps<Item>) {
  const { isDirty, listId, drafting } = props.list
  const isHydrated = useIsHydrated()
  // The browser paints the first edit before it loads and renders this.
  const isPaintedDirty = useDeferredValue(isDirty)
  return (
    <div role="status" aria-atomic={false}>
      <ListDraft
        key={listId}
        isRequested={
          isHydrated && (isPaintedDirty || readText(draftKey(drafting.place.store.name)) !== null)
        }
        {...(props as unknown as ListDraftProps<Editable>)}
      />
    </div>
  )
}
