import Dialog from '@mui/material/Dialog'
import { keyframes, styled } from '@mui/material/styles'
import type { TransitionProps } from '@mui/material/transitions'
import { useForkRef } from '@mui/material/utils'
import { X } from 'lucide-react'
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { Layer } from '@/ui/layers/layers'
import { useLayer } from '@/ui/layers/useLayer'
import { IconAction } from '@/ui/navigation/IconAction'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { colors, down, motion, size, up, weight } from '@/ui/theme/tokens'
import { HasToastSlots, ToastSlot } from '@/ui/toast/ToastSlot'

export const DIALOG_WIDTH = { narrow: '30rem', form: '34rem', detail: '42rem' } as const

const rise = keyframes({ from: { transform: 'translateY(2rem)' }, to: { transform: 'none' } })

/** A sheet that slides up from the bottom of a phone. */
const SHEET = {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderInline: 0,
  borderBlockEnd: 0,
  animation: `${rise} ${motion.calm}ms ${motion.ease}`,
}

const WHOLE_SCREEN = {
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  border: 0,
  borderRadius: 0,
}

type FrameProps = {
  width: keyof typeof DIALOG_WIDTH
  maxHeight: string
  onPhones: 'sheet' | 'wholeScreen'
}

const Frame = styled(Dialog, {
  shouldForwardProp: (prop) => !['width', 'maxHeight', 'onPhones'].includes(String(prop)),
})<FrameProps>(({ width, maxHeight, onPhones }) => {
  const isSheet = onPhones === 'sheet'
  return {
    '& .MuiDialog-container': {
      [down.md]: isSheet && { alignItems: 'flex-end' },
    },
    '& .MuiDialog-paper': {
      inlineSize: '100%',
      maxInlineSize: DIALOG_WIDTH[width],
      maxBlockSize: maxHeight,
      margin: 0,
      overflowY: 'auto',
      // Below the head, which stays in sight.
      scrollPaddingBlockStart: '4.5rem',
      [down.md]: isSheet ? SHEET : WHOLE_SCREEN,
      [up.md]: { margin: 24 },
    },
  }
})

const line = keyframes({ to: { boxShadow: '0 1px 0 var(--head-line)' } })

const Head = styled('div')({
  // A line below the head as soon as text is under it; a browser without scroll timelines shows only the fade.
  '--head-line': colors.line,
  '@supports (animation-timeline: scroll())': {
    animation: `${line} linear both`,
    animationTimeline: 'scroll()',
    animationRange: '0 8px',
  },
  position: 'sticky',
  insetBlockStart: 0,
  // Over the links of the content, which have 1 under a finger (`touch.css`). A footer has the same z-index; it is later in
  // the document, so above.
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  background: colors.paper,
  // The text fades out below the line. At rest there is nothing in these 8 px.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(100% + 1px)',
    insetInline: 0,
    blockSize: 8,
    background: `linear-gradient(${colors.paper}, transparent)`,
    pointerEvents: 'none',
    // Gradients keep their colours there.
    '@media (forced-colors: active)': { display: 'none' },
  },
  '--head-in-sight': '6.25rem',
  // At high zoom one line is enough.
  '@media (max-height: 24rem)': { '--head-in-sight': '4rem' },
})

/** Sticky inside the head as well: of a long title only the last lines stay in sight. */
const Corner = styled('div')({
  position: 'sticky',
  insetBlockStart: 12,
  flex: 'none',
  marginBlockStart: 14,
  marginInline: 'auto 14px',
  [up.md]: { marginBlockStart: 18, marginInlineEnd: 26 },
})

type HeadProps = {
  onClose: () => void
  /** the button «إغلاق» does nothing */
  isBusy?: boolean
  className?: string
  /** the `DialogTitle`, or a line above it */
  children?: ReactNode
}

/** The first line of a dialog and its button «إغلاق», which stay in sight while the content scrolls under them. */
export function DialogHead({ onClose, isBusy = false, className, children }: HeadProps) {
  return (
    <Head className={className} ref={limitHeight}>
      {children}
      <Corner>
        <IconAction label="إغلاق" icon={X} onClick={onClose} disabled={isBusy} />
      </Corner>
    </Head>
  )
}

/** Of a long title, only the last two lines stay: all of it would leave no space to read. */
function limitHeight(head: HTMLElement | null) {
  if (!head) return
  const size = new ResizeObserver(() => {
    head.style.insetBlockStart = `min(0px, var(--head-in-sight) - ${head.offsetHeight}px)`
  })
  size.observe(head)
  return () => size.disconnect()
}

/** Its `tabIndex` is -1 where it receives the focus, to start a screen reader there. */
export const DialogTitle = styled('h2')({
  flex: 1,
  minInlineSize: 0,
  fontSize: size.t22,
  fontWeight: weight.title,
})

type Props = FrameProps & {
  open: boolean
  /** called for Escape, a click outside and, without a `layer`, for Back and a followed link */
  onClose: () => void
  /** what Back does; nothing here if the address says that the dialog is open (`useRecordParam`) */
  layer?: ({ onClose: () => void } & Pick<Layer, 'mayClose'>) | 'inAddress'
  /** the id of the title, which names the dialog */
  titleId: string
  isBusy?: boolean
  /** opens and closes without a transition, for what a key opens many times a day */
  isInstant?: boolean
  className?: string
  children: ReactNode
}

/**
 * The frame of the app's dialogs: a box in the middle, on phones a sheet or the whole screen, with a place for toasts.
 * MUI traps the focus in it and restores it on closing. Renders no title: the content has it.
 */
export function DialogFrame({
  titleId,
  isBusy,
  isInstant = false,
  layer,
  children,
  ...props
}: Props) {
  const { open, onClose } = props
  const own = layer === 'inAddress' ? undefined : layer
  useLayer(open && layer !== 'inAddress', own?.onClose ?? onClose, own)
  return (
    <Frame
      {...props}
      aria-labelledby={titleId}
      {...(isInstant && { slots: { transition: Instant } })}
      slotProps={{
        // On its way out its form could be sent again: in a window without focus MUI cannot give the focus back.
        paper: { 'aria-busy': isBusy, inert: !open },
        transition: { onExited: rescueFocus },
        ...(isInstant && { backdrop: { slots: { transition: Instant } } }),
      }}
    >
      <HasToastSlots value={open}>
        {children}
        <ToastSlot />
      </HasToastSlots>
    </Frame>
  )
}

type InstantProps = Pick<TransitionProps, 'in' | 'onEnter' | 'onExited' | 'appear' | 'timeout'> & {
  children: ReactElement<{ ref?: Ref<HTMLElement> }>
  ownerState?: unknown
  ref?: Ref<HTMLElement>
}

/**
 * In place of MUI's fade, which lays out the page before the first frame: a fifth of the script that opens the palette
 * (25 November 2026). It reports to the dialog as a transition does.
 */
function Instant({ in: isIn = false, onEnter, onExited, appear, timeout, ...props }: InstantProps) {
  const { children, ownerState, ref, ...others } = props
  const node = useRef<HTMLElement>(null)
  const report = useEffectEvent((isShown: boolean) =>
    (isShown ? onEnter : onExited)?.(node.current as never, true),
  )
  useEffect(() => void report(isIn), [isIn])
  return cloneElement(children, { ...others, ref: useForkRef(children.props.ref, ref, node) })
}
