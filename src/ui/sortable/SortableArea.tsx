import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { restrictToVerticalAxis } from '@dnd-kit/modifiers'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useEventCallback } from '@mui/material/utils'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type Step, stepFrom } from '@/lib/editableList'
import { quoted, withoutIsolates } from '@/lib/isolated'
import { ActionMenuPopup } from '@/ui/menu/ActionMenu'
import { usePreload } from '@/ui/states/quietLoading'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { StepContext } from './SortableRow'

type RenderDragOverlay<Item> = (item: Item, from: number, to: number) => ReactNode

type Props<Item> = {
  /** the rows in their order */
  items: readonly Item[]
  /** returns the name of an item for screen readers */
  nameOf: (item: Item) => string
  /** called when an item is dropped; `to` is the new index, from 0 */
  onMove: (id: string, to: number) => void
  /**
   * Renders the dragged item as a separate card; receives its old and its new position (from 1). The row itself
   * is then shown at the new position. Without `ghost`, the row itself is dragged.
   */
  ghost?: RenderDragOverlay<Item>
  children: ReactNode
}

const instructions = {
  draggable:
    'للنقل اضغط Alt مع سهم، أو مفتاح المسافة، ثم الأسهم لتغيير الموضع، ثم المسافة للإفلات أو Escape للإلغاء.',
}

/**
 * Wraps rows that can be sorted by pointer, by touch and by keyboard (Space lifts and drops, the arrow keys
 * move, Escape cancels; Alt and an arrow key move by one place at once), with announcements in Arabic (Spec §4; «Visual language», Accessibility). Each row is a
 * `SortableRow`. The list's data changes only on a drop.
 */
export function SortableArea<Item extends { id: string }>(props: Props<Item>) {
  const { items, nameOf, onMove, ghost, children } = props
  const ids = items.map(({ id }) => id)
  usePreload(ActionMenuPopup.load)
  const sensors = useSensors(
    // A pointer that moves less than 4 px is a click. Touch drags by the handle, which does not scroll.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The last announced position: the announcement on lifting already includes the start position.
  const spoken = useRef<UniqueIdentifier>(undefined)
  const name = (id: UniqueIdentifier) => {
    const item = items.find((one) => one.id === id)
    return withoutIsolates(quoted(item ? nameOf(item) : String(id)))
  }
  const place = (id: UniqueIdentifier) => `الموضع ${ids.indexOf(String(id)) + 1} من ${ids.length}`
  const announcements: Announcements = {
    onDragStart({ active }) {
      spoken.current = active.id
      return `رُفع ${name(active.id)} من ${place(active.id)}.`
    },
    onDragOver({ active, over }) {
      if (!over || over.id === spoken.current) return undefined
      spoken.current = over.id
      return `${name(active.id)} في ${place(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `أُفلت ${name(active.id)} في ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `أُلغي النقل وعاد ${name(active.id)} إلى ${place(active.id)}.`,
  }

  const [stepped, setStepped] = useState('')
  const findStep = useEventCallback((id: string, step: Step) => {
    const from = ids.indexOf(id)
    const to = stepFrom(from, step, ids.length)
    if (to === from || to < 0 || to >= ids.length) return
    return () => {
      onMove(id, to)
      setStepped(`${name(id)} في الموضع ${to + 1} من ${ids.length}.`)
    }
  })

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <StepContext value={findStep}>{children}</StepContext>
      </SortableContext>
      <VisuallyHidden role="status">{stepped}</VisuallyHidden>
      {ghost && (
        <DragOverlay dropAnimation={null}>
          <Ghost items={items} render={ghost} />
        </DragOverlay>
      )}
    </DndContext>
  )
}

type GhostProps<Item> = { items: readonly Item[]; render: RenderDragOverlay<Item> }

function Ghost<Item extends { id: string }>({ items, render }: GhostProps<Item>) {
  const { active, over } = useDndContext()
  const indexOf = (id?: UniqueIdentifier) => items.findIndex((one) => one.id === id)
  const item = items[indexOf(active?.id)]
  return item && render(item, indexOf(item.id) + 1, indexOf((over ?? active)?.id) + 1)
}
