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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId, useRef } from 'react'

type DrawGhost = (id: string, from: number, to: number) => ReactNode

type Props = {
  /** the ids of the rows in their order */
  ids: readonly string[]
  /** what a screen reader calls an item, by its id */
  nameOf: (id: string) => string
  /** the item was let go at this place, counted from 0 */
  onMove: (id: string, to: number) => void
  /** cards side by side move both ways; rows of a list only up and down */
  layout?: 'list' | 'grid'
  /**
   * Draws the item in flight as a card of its own, with the places (from 1) it comes from and would
   * take; the row itself then lies in that place. Without it the row itself is in flight.
   */
  ghost?: DrawGhost
  children: ReactNode
}

const instructions = {
  draggable:
    'للنقل اضغط مفتاح المسافة، ثم الأسهم لتغيير الموضع، ثم المسافة للإفلات أو Escape للإلغاء.',
}

/**
 * Around rows that can be put in order: by pointer, by touch and by keyboard (Space lifts and drops, the
 * arrows move, Escape puts back), spoken in Arabic (Spec §4; look.md, Accessibility). The rows
 * themselves are `useSortableRow`; the list's data changes only when one is let go.
 */
export function SortableArea({ ids, nameOf, onMove, layout = 'list', ghost, children }: Props) {
  const sensors = useSensors(
    // A press that does not travel is a click; a finger drags by the grip, which does not scroll.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The place last spoken of: lifting a row already says where it is.
  const spoken = useRef<UniqueIdentifier>(undefined)
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => `الموضع ${ids.indexOf(String(id)) + 1} من ${ids.length}`
  const announcements: Announcements = {
    onDragStart({ active }) {
      spoken.current = active.id
      return `رُفع «${name(active.id)}» من ${place(active.id)}.`
    },
    onDragOver({ active, over }) {
      if (!over || over.id === spoken.current) return undefined
      spoken.current = over.id
      return `«${name(active.id)}» في ${place(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `أُفلت «${name(active.id)}» في ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `أُلغي النقل وعاد «${name(active.id)}» إلى ${place(active.id)}.`,
  }

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'list' ? [restrictToVerticalAxis] : []}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext
        items={ids as string[]}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
      {ghost && (
        <DragOverlay dropAnimation={null}>
          <Ghost ids={ids} draw={ghost} />
        </DragOverlay>
      )}
    </DndContext>
  )
}

function Ghost({ ids, draw }: { ids: readonly string[]; draw: DrawGhost }) {
  const { active, over } = useDndContext()
  if (!active) return null
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  return draw(String(active.id), place(active.id), place((over ?? active).id))
}
