import Button from '@mui/material/Button'
import Fade from '@mui/material/Fade'
import Snackbar from '@mui/material/Snackbar'
import { keyframes, styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, type LucideIcon, Trash2, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { CLOSING, TOAST_SLOT } from '@/ui/marks/marks'
import { IconAction } from '@/ui/navigation/IconAction'
import { useSwipe } from '@/ui/overlay/useSwipe'
import { runToastAction } from '@/ui/stores/notStored'
import { toastStore } from '@/ui/stores/toast'
import type { Toast, ToastKind } from '@/ui/stores/toastStore'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { surface } from '@/ui/theme/surface'
import { colors, radius, size, up, weight, zIndex } from '@/ui/theme/tokens'

/** Above the bars at the bottom of the window: the page's, and those of the demo's tools. */
const above = (edge: number) =>
  `auto calc(${edge}px + var(--bottom-bar-height, 0px) + var(--tool-bar-height, 0px))`

/**
 * Its one place: at the bottom, from 768 px at the start, beside the menu of the back office; in a dialog above its
 * buttons. What is under it can be scrolled out (`globalStyles`). It is over the page and under what opens over the
 * page: menus, suggestions, drawers. It takes no press beside its paper.
 */
const Place = styled(Snackbar)({
  zIndex: zIndex.drawer - 1,
  insetBlock: above(16),
  insetInline: 16,
  transform: 'none',
  pointerEvents: 'none',
  [`&:not(${CLOSING.selector}) > *`]: { pointerEvents: 'auto' },
  // The page does not move with the finger that swipes it away.
  touchAction: 'pinch-zoom',
  // MUI's Snackbar has another place from here on.
  [up.sm]: { insetBlock: above(16), insetInline: 16 },
  [up.md]: {
    insetBlock: above(24),
    // With large text the window may be narrower than both.
    insetInline: 'calc(24px + var(--side-menu-width, 0px)) 24px',
    maxInlineSize: '26.25rem',
  },
  [`${TOAST_SLOT.selector} > &`]: {
    position: 'static',
    inlineSize: 'auto',
    maxInlineSize: 'none',
    // Without a transition: the dialog has its old height at once.
    [`&${CLOSING.selector}`]: { display: 'none' },
  },
})

/** A paper background with a float shadow; only the icon is coloured. */
const Paper = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: ToastKind
}>(({ kind }) => ({
  display: 'flex',
  alignItems: 'center',
  // On a phone with text of twice the size the buttons are below the text, which would have a letter a line otherwise.
  flexWrap: 'wrap',
  gap: 12,
  inlineSize: '100%',
  maxInlineSize: '26.25rem',
  marginInline: 'auto',
  paddingBlock: 12,
  paddingInline: '16px 4px',
  ...surface,
  boxShadow: colors.float,
  color: colors.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  lineHeight: 1.6,
  '& > svg': { flex: 'none', color: colors[COLOUR[kind]] },
  // A server may send a very long text, and Spec §8 shows all of it: the text scrolls, and the close button
  // stays visible.
  '& > .text': {
    flex: '1 1 5rem',
    maxBlockSize: 'min(30dvh, 9rem)',
    overflowX: 'hidden',
    overflowY: 'auto',
    touchAction: 'pan-y pinch-zoom',
  },
  '& > .actions': { display: 'flex', alignItems: 'flex-start', marginInlineStart: 'auto' },
}))

const COLOUR = { success: 'ok', error: 'bad', info: 'info', removal: 'muted' } as const
const ICON: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  removal: Trash2,
}

/** D-1: a success or an info closes after this time, in ms; an error stays until it is closed. */
const CLOSE_AFTER = 6000
/** A toast with an action stays open longer, in ms, so that the action can be reached by keyboard (WCAG 2.2.1). */
const OFFER_CLOSE_AFTER = 20_000

const shrink = keyframes({ to: { strokeDashoffset: 100 } })

/** The time that is left to press the action: it begins again with that of the toast. */
const Ring = styled('svg')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  '& > rect': {
    x: 1,
    y: 1,
    inlineSize: 'calc(100% - 2px)',
    blockSize: 'calc(100% - 2px)',
    rx: radius.control - 1,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeDasharray: 100,
    animation: `${shrink} ${OFFER_CLOSE_AFTER}ms linear both`,
    '[role=alert]:is(:hover, :focus-within) &': { animation: 'none' },
  },
})

/** One toast: a text, an optional action, and a close button. */
export function ToastView({ id, kind, text, action, state }: Toast) {
  const place = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  const isOpen = state !== 'dismissed'
  useLayoutEffect(() => {
    const slot = place.current?.closest<HTMLElement>(TOAST_SLOT.selector)
    if (isOpen && slot) return growUpwards(slot)
  }, [isOpen])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget
  }
  const close = () => {
    toastStore.dismiss(id)
    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const swipe = useSwipe({
    far: 40,
    directions: 'any',
    moved: (touched) => touched,
    onAway: close,
  })
  const time = action ? OFFER_CLOSE_AFTER : CLOSE_AFTER

  return (
    <Place
      ref={place}
      open={isOpen}
      {...(!isOpen && CLOSING.props)}
      // MUI's default transition would move it: it has its final place from the first frame on.
      slots={{ transition: Fade }}
      // The ring goes on there.
      disableWindowBlurListener
      autoHideDuration={kind === 'error' ? null : time}
      resumeHideDuration={time}
      onClose={(_, reason) => {
        // Escape where nothing else takes it, such as an open dialog or a field.
        if (reason === 'escapeKeyDown') close()
        // The pointer has left it, but the focus has not, or the other way round.
        if (reason === 'timeout' && !place.current?.matches(':hover, :focus-within'))
          toastStore.dismiss(id)
      }}
      {...swipe}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <Paper role="alert" kind={kind}>
        <Icon icon={ICON[kind]} />
        <div className="text">{inHtml(text)}</div>
        <div className="actions">
          {action && (
            <Button
              size="small"
              variant="text"
              onClick={() => {
                close()
                runToastAction({ id, action })
              }}
            >
              <span>{action.label}</span>
              {kind !== 'error' && (
                <Ring aria-hidden>
                  <rect pathLength={100} />
                </Ring>
              )}
            </Button>
          )}
          <IconAction
            label="إغلاق التنبيه"
            icon={X}
            size="small"
            iconSize="small"
            onClick={close}
          />
        </div>
      </Paper>
    </Place>
  )
}

/** A dialog in the middle of the window would grow in both directions, and move its buttons away from the pointer. */
function growUpwards(slot: HTMLElement) {
  const paper = slot.closest<HTMLElement>('.MuiDialog-paper')
  const container = paper?.parentElement
  if (!paper || !container || getComputedStyle(container).alignItems !== 'center') return
  const height = paper.offsetHeight
  slot.style.display = 'none'
  const grown = height - paper.offsetHeight
  slot.style.display = ''
  // In a low window only up to its edge.
  paper.style.translate = `0 ${-Math.min(grown / 2, paper.offsetTop)}px`
  return () => {
    paper.style.translate = ''
  }
}
