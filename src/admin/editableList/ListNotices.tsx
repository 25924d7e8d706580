import { useDeferredValue } from 'react'
import { readText } from '@/lib/storage'
import { draftKey } from '@/lib/storageKeys'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import { useIsHydrated } from '@/ui/useIsHydrated'
import type { Editable } from './EditableRow'
import type { ListNoticesProps } from './ListNoticesContent'

const ListNoticesContent = lazyWithPreload(() =>
  import('./ListNoticesContent').then((it) => it.ListNoticesContent),
)

/**
 * Stores the unsaved edits of a list. Offers those that were not saved before a reload or a crash, says that another
 * tab has saved the list, and lets the editor choose a version. Its code is loaded when there is something to do.
 */
export function ListNotices<Item extends Editable>(props: ListNoticesProps<Item>) {
  const { isDirty, otherTabs, listId, drafting } = props.list
  const isHydrated = useIsHydrated()
  // The browser paints the first edit before it loads and renders this.
  const isPaintedDirty = useDeferredValue(isDirty)
  return (
    <div role="status" aria-atomic={false}>
      <ListNoticesContent
        key={listId}
        isRequested={
          isHydrated &&
          (isPaintedDirty ||
            otherTabs.isTaken ||
            otherTabs.theirs !== null ||
            readText(draftKey(drafting.place.store.name)) !== null)
        }
        {...(props as unknown as ListNoticesProps<Editable>)}
      />
    </div>
  )
}
