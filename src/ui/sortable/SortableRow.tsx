import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type KeyboardEvent,
  type PointerEvent as Press,
  useContext,
  useMemo,
} from 'react'
import type { Step } from '@/lib/editableList'
import { matchesKeys } from '@/lib/keys'
import { isFocusLost } from '@/ui/marks/page'
import type { rowProps } from '@/ui/marks/rowControl'
import { motion } from '@/ui/theme/tokens'

/**
 * Finds what a step does with a row of the surrounding `SortableArea`: it moves the row and announces its new position.
 * Undefined for a step that leads nowhere. The function is the same on every render.
 */
export const StepContext = createContext<(id: string, step: Step) => (() => void) | undefined>(
  () => undefined,
)

/** What the `DragHandle` of a row gets from it. */
export const HandleContext = createContext<ReturnType<typeof useSortableRow>['handleProps'] | null>(
  null,
)

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

function useSortableRow(id: string) {
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
        step(id, isUp ? 'up' : 'down')?.()
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

type Props = ComponentProps<'tr'> & ReturnType<typeof rowProps> & { as?: ElementType }

/** A row of a `SortableArea`: of a table, or another element. `data-dragged` while it is dragged. */
export function SortableRow({ as: Root = 'tr', children, ...props }: Props) {
  const { ref, style, handleProps, isDragging } = useSortableRow(String(props['data-row']))
  return (
    <Root {...props} ref={ref} style={style} data-dragged={isDragging || undefined}>
      <HandleContext value={handleProps}>{children}</HandleContext>
    </Root>
  )
}
