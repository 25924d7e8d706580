import Dialog from '@mui/material/Dialog'
import { keyframes, styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { IconAction } from '../IconAction'
import { motion, radius, size, weight } from '../theme/tokens'
import { ToastSlot } from '../toast/ToastSlot'
import { rescueFocus } from './rescueFocus'
import { useBackCloses } from './useBackCloses'
import { confirmDiscard, UnsavedInDialog } from './useUnsavedDialog'

const WIDTH = { narrow: '30rem', form: '34rem', detail: '42rem' } as const
const HEIGHT = { '80vh': '80dvh', '90vh': '90dvh' } as const

const rise = keyframes({ from: { transform: 'translateY(2rem)' }, to: { transform: 'none' } })

/** On phones, a sheet that slides up from the bottom; the whole sheet scrolls, under its footer. */
const Frame = styled(Dialog, {
  shouldForwardProp: (prop) => prop !== 'width' && prop !== 'maxHeight',
})<{ width: string; maxHeight: string }>(({ theme, width, maxHeight }) => ({
  '& .MuiDialog-container': {
    alignItems: 'flex-end',
    [theme.breakpoints.up('md')]: { alignItems: 'center' },
  },
  '& .MuiDialog-paper': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr auto',
    inlineSize: '100%',
    maxInlineSize: width,
    maxBlockSize: maxHeight,
    margin: 0,
    overflowY: 'auto',
    // Without this, a focused field could be hidden under the footer.
    scrollPaddingBlock: '4rem 6rem',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderInline: 0,
    borderBlockEnd: 0,
    animation: `${rise} ${motion.calm}ms ${motion.ease}`,
    [theme.breakpoints.up('md')]: {
      margin: 24,
      animation: 'none',
      border: `1px solid ${theme.vars.palette.tokens.line}`,
      borderRadius: radius.dialog,
    },
  },
}))

const inset = { paddingInline: 20, '@media (min-width: 768px)': { paddingInline: 32 } }

const Title = styled('h2')(({ theme }) => ({
  ...inset,
  gridColumn: 1,
  paddingBlockStart: 20,
  paddingInlineEnd: '12px !important',
  fontSize: size.t22,
  fontWeight: weight.title,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlockStart: 24 },
}))

/** Stays visible while the rest scrolls under it. */
const Close = styled('div')(({ theme }) => ({
  gridArea: '1 / 2 / -1 / -1',
  position: 'sticky',
  insetBlockStart: 12,
  zIndex: 1,
  alignSelf: 'start',
  marginBlockStart: 14,
  marginInlineEnd: 14,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  [theme.breakpoints.up('md')]: { marginBlockStart: 18, marginInlineEnd: 26 },
}))

const Body = styled('div')(({ theme }) => ({
  ...inset,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingBlock: '12px 20px',
  [theme.breakpoints.up('md')]: { paddingBlockEnd: 32 },
}))

const Foot = styled('div')(({ theme }) => ({
  ...inset,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  background: theme.vars.palette.tokens.paper,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  [theme.breakpoints.down('md')]: { '& > .MuiButton-root': { flex: '1 1 40%', paddingInline: 8 } },
  [theme.breakpoints.up('md')]: { '& > .MuiButton-text': { marginInlineStart: 'auto' } },
  // At high zoom a sticky footer would leave too little space to read.
  '@media (max-height: 24rem)': { position: 'static' },
}))

/** Keeps the last content while the dialog fades out, because its data may already be gone. */
const Still = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, next) => !next.isOpen,
)

type Props = {
  open: boolean
  /** called for ×, Escape, Back or a click outside; if the content is unsaved, after a confirmation */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** buttons of the footer, the primary one first */
  actions?: ReactNode
  /** 480, 544 or 672 px */
  width?: keyof typeof WIDTH
  maxHeight?: keyof typeof HEIGHT
  /** while a request is pending: the dialog does not close */
  isBusy?: boolean
}

/**
 * A dialog: title, close button, a body that scrolls and a sticky footer; on phones a sheet from the bottom
 * (design/reference, Dialog). It traps the focus and restores it on closing. The focus starts on the title; to
 * start on a field, give it `autoFocus`.
 */
export function AppDialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'narrow',
  maxHeight = '90vh',
  isBusy = false,
}: Props) {
  const id = useId()
  const unsaved = useRef(false)
  // Render the dialog in a deferred update, so that the button that opens it responds first: a long form takes
  // a phone a while to render.
  const isDrawn = useDeferredValue(open, false)
  const isShown = open && isDrawn
  const mayClose = async () => !isBusy && (!unsaved.current || (await confirmDiscard()))
  const close = async () => {
    if (await mayClose()) onClose()
  }
  useBackCloses(open, onClose, mayClose)
  return (
    <Frame
      open={isShown}
      onClose={close}
      aria-labelledby={id}
      width={WIDTH[width]}
      maxHeight={HEIGHT[maxHeight]}
      slotProps={{ paper: { 'aria-busy': isBusy }, transition: { onExited: rescueFocus } }}
    >
      <Still isOpen={isShown}>
        <Title id={id} tabIndex={-1} ref={focusUnlessInside}>
          {title}
        </Title>
        <Close>
          <IconAction label="إغلاق" icon={X} onClick={close} disabled={isBusy} />
        </Close>
        <UnsavedInDialog value={unsaved}>
          <Body>{children}</Body>
        </UnsavedInDialog>
        {actions && <Foot>{actions}</Foot>}
      </Still>
      <ToastSlot isOpen={isShown} />
    </Frame>
  )
}

/**
 * A screen reader starts at the title. A field with `autoFocus` mounts later and receives the focus instead.
 */
function focusUnlessInside(title: HTMLElement | null) {
  if (title && !title.parentElement?.contains(document.activeElement)) title.focus()
}
