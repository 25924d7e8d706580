import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent as Press,
  useContext,
  useMemo,
} from 'react'
import { matchesKeys } from '@/lib/keys'
import { isFocusLost } from '@/ui/overlay/useRestoreFocus'
import { motion } from '@/ui/theme/tokens'

/**
 * Moves a row of the surrounding `SortableArea` one place up or down, and announces its new position. A module of its
 * own, since the area and its rows both import it.
 */
export const StepContext = createContext<(id: string, by: 1 | -1) => void>(() => {})

/**
 * Cancels the drag that begins when the button is up, or another finger is down. dnd-kit ends it only with the next
 * `pointerup`: the page gets none for a button that is released over another window or a menu of the system, and the
 * next click would drop the row.
 */
function cancelWhenReleased() {
  const isOver = new AbortController()
  const check = ({ type, buttons }: PointerEvent) => {
    if (type === 'pointermove' && buttons !== 0) return
    isOver.abort()
    if (type !== 'pointerup') document.dispatchEvent(new PointerEvent('pointercancel'))
  }
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, check, { capture: true, signal: isOver.signal })
}

const HANDLE_ATTRIBUTES = { roleDescription: 'مقبض نقل' }

/**
 * Connects a row (a list item or a table row) to its `SortableArea`: set `ref` and `style` on the row's
 * element, and pass `handleProps` to its `DragHandle`. `isDragging` is true while the row is dragged.
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
    attributes: HANDLE_ATTRIBUTES,
    transition: { duration: motion.calm, easing: motion.ease },
  })
  // Memoised, so that a moving row does not rerender its handle.
  const step = useContext(StepContext)
  const handleProps = useMemo(
    () => ({
      ref: setActivatorNodeRef,
      ...attributes,
      ...listeners,
      onPointerDown(event: Press<HTMLElement>) {
        listeners?.onPointerDown?.(event)
        cancelWhenReleased()
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        // Alt and an arrow key move the row by one place, without lifting it.
        const isUp = matchesKeys(event, 'alt+ArrowUp')
        if (!isUp && !matchesKeys(event, 'alt+ArrowDown')) {
          // dnd-kit ignores Ctrl and ⌘, which change the language of the keyboard with Space.
          if (matchesKeys(event, event.key) && !event.repeat) listeners?.onKeyDown?.(event)
          return
        }
        event.preventDefault()
        const handle = event.currentTarget
        step(id, isUp ? -1 : 1)
        // A row that is moved in the document loses the focus. The next key may have opened a dialog already.
        requestAnimationFrame(() => {
          if (isFocusLost()) handle.focus()
        })
      },
    }),
    [setActivatorNodeRef, attributes, listeners, step, id],
  )
  return {
    ref: setNodeRef,
    // As inline styles: the RTL plugin would mirror the transform in a stylesheet.
    style: {
      transform: CSS.Translate.toString(transform),
      transition,
      ...(isDragging && { position: 'relative' as const, zIndex: 1 }),
    },
    handleProps,
    isDragging,
  }
}

/** What a `DragHandle` needs from its row. */
export type DragHandleProps = ReturnType<typeof useSortableRow>['handleProps']
