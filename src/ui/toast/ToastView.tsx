import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useFreePosition } from '@/ui/freePosition/useFreePosition'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'
import { surface } from '@/ui/surface'
import { size, weight } from '@/ui/theme/tokens'
import { toastStore } from './toast'
import type { Toast, ToastKind } from './toastStore'

/**
 * Position: at the top on phones, above a sheet, or at the bottom if the slot says so; bottom start from 768 px
 * (design/reference, Form alert). It stays above a sticky bottom bar, and `useFreePosition` moves it off other
 * controls.
 */
const Place = styled(Snackbar)(({ theme }) => ({
  insetBlock: '16px auto',
  insetInline: 16,
  transform: 'none',
  [theme.breakpoints.down('md')]: {
    '[data-phone-edge="bottom"] > &': { insetBlock: 'auto 16px' },
  },
  [theme.breakpoints.up('md')]: {
    insetBlock: 'auto calc(24px + var(--bottom-bar-height, 0px))',
    insetInline: '24px auto',
    inlineSize: '26.25rem',
    maxInlineSize: '26.25rem',
  },
}))

/** A paper background with a float shadow; only the icon is coloured (design/reference, Toast). */
const Paper = styled(Alert)(({ theme, severity = 'success' }) => ({
  alignItems: 'center',
  // On a phone with text of twice the size the buttons are below the text, which would have a letter a line otherwise.
  flexWrap: 'wrap',
  gap: 12,
  inlineSize: '100%',
  maxInlineSize: '26.25rem',
  marginInline: 'auto',
  paddingBlock: 12,
  paddingInline: '16px 4px',
  ...surface(theme),
  boxShadow: theme.vars.palette.tokens.float,
  color: theme.vars.palette.tokens.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  lineHeight: 1.6,
  '& .MuiAlert-icon': {
    padding: 0,
    marginInlineEnd: 0,
    opacity: 1,
    color: theme.vars.palette.tokens[COLOUR[severity]],
  },
  // A server may send a very long text, and Spec §8 shows all of it: the text scrolls, and the close button
  // stays visible.
  '& .MuiAlert-message': {
    flex: '1 1 5rem',
    minInlineSize: 0,
    maxBlockSize: '30dvh',
    padding: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
  '& .MuiAlert-action': { marginInline: 'auto 0', padding: 0 },
}))

const COLOUR = { success: 'ok', error: 'bad', info: 'info', warning: 'warn' } as const
const ICON: Record<ToastKind, LucideIcon> = { success: CircleCheck, error: CircleAlert, info: Info }

/** One toast: a text, an optional action, and a close button. */
export function ToastView({ id, kind, text, action, state }: Toast) {
  const place = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  useFreePosition(place)

  const onFocus = (event: FocusEvent) => {
    toastStore.hold('focus')
    const { relatedTarget } = event
    if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toastStore.release('focus')
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

  return (
    <Place
      ref={place}
      open={state !== 'dismissed'}
      disableWindowBlurListener
      onMouseEnter={() => toastStore.hold('pointer')}
      onMouseLeave={() => toastStore.release('pointer')}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Paper
        role="alert"
        severity={kind}
        icon={<Icon icon={ICON[kind]} />}
        action={
          <>
            {action && (
              <Button
                size="small"
                variant="text"
                onClick={() => {
                  close()
                  action.onClick()
                }}
              >
                <span>{action.label}</span>
              </Button>
            )}
            <IconAction
              label="إغلاق التنبيه"
              icon={X}
              size="small"
              iconSize="small"
              onClick={close}
            />
          </>
        }
      >
        {text}
      </Paper>
    </Place>
  )
}
