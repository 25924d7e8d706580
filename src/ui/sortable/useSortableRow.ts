import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useMemo } from 'react'
import { motion } from '../theme/tokens'

const GRIP = { roleDescription: 'مقبض نقل' }

/**
 * A row of a `SortableArea`, a list item or a table row: give `ref` and `style` to its element and
 * `grip` to its `Grip`. While it is dragged `isDragging` is true.
 */
export function useSortableRow(id: string) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    attributes: GRIP,
    transition: { duration: motion.calm, easing: motion.ease },
  })
  // The same object while nothing of it changes: a row in motion does not draw its grip again.
  const grip = useMemo(
    () => ({ ref: setActivatorNodeRef, ...attributes, ...listeners }),
    [setActivatorNodeRef, attributes, listeners],
  )
  return {
    ref: setNodeRef,
    // Straight to the element: a style of the RTL cache would be mirrored.
    style: {
      transform: CSS.Translate.toString(transform),
      transition,
      ...(isDragging && { position: 'relative' as const, zIndex: 1 }),
    },
    grip,
    isDragging,
  }
}

/** What a `Grip` needs of its row. */
export type GripHold = ReturnType<typeof useSortableRow>['grip']
