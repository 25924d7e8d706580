import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { rescueFocus } from '@/ui/dialog/rescueFocus'
import { IconAction } from '@/ui/IconAction'
import { radius, size, weight } from '@/ui/theme/tokens'
import { ToastSlot } from '@/ui/toast/ToastSlot'
import { toastStore } from '@/ui/toast/toast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const WIDTH = { narrow: '30rem', wide: '34rem' } as const

/** At most 90vh high and scrollable (Spec §9); on phones it fills the screen. */
const Frame = styled(Dialog, { shouldForwardProp: (prop) => prop !== 'width' })<{ width: string }>(
  ({ theme, width }) => ({
    '& .MuiDialog-paper': {
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      margin: 0,
      overflowY: 'auto',
      // Keeps a focused element from scrolling under the toast.
      scrollPaddingBlockEnd: 96,
      border: 0,
      borderRadius: 0,
      [theme.breakpoints.up('md')]: {
        maxInlineSize: width,
        blockSize: 'auto',
        maxBlockSize: '90vh',
        margin: 24,
        border: `1px solid ${theme.vars.palette.tokens.line}`,
        borderRadius: radius.dialog,
      },
    },
  }),
)

/** Sticky and without a height of its own, so that the content scrolls under the button. */
const Close = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 12,
  zIndex: 1,
  alignSelf: 'flex-end',
  flex: 'none',
  blockSize: 0,
  marginBlockStart: 12,
  marginInlineEnd: 14,
  '& > *': { background: theme.vars.palette.tokens.paper },
  [theme.breakpoints.up('md')]: { marginBlockStart: 18, marginInlineEnd: 26 },
}))

const Body = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: WIDTH.wide,
  marginInline: 'auto',
  // Space for a toast below the last line on phones.
  padding: '8px 20px 88px',
  [theme.breakpoints.up('md')]: { padding: 32, paddingBlockStart: 6 },
}))

const Title = styled('h2')({
  paddingInlineEnd: 48,
  fontSize: size.t22,
  fontWeight: weight.title,
  '&:focus': { outline: 'none' },
})

const Subtitle = styled('p')(({ theme }) => ({
  marginBlockEnd: 20,
  paddingInlineEnd: 48,
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
  lineHeight: 1.6,
}))

type StepProps = { title: string; subtitle: ReactNode; children: ReactNode }

type Props = StepProps & {
  open: boolean
  onClose: () => void
  /** a new key means a new step: it focuses its first field, or its title if it has none */
  stepKey: string
  /**
   * a screen reader reads the first step's title as the name of the dialog, and later titles from a
   * live region
   */
  isFirstStep: boolean
  width: keyof typeof WIDTH
}

/** The dialog around the auth steps: title, close button, the step, its toasts (Spec §4, §9). */
export function AuthFrame({ open, onClose, stepKey, isFirstStep, width, ...step }: Props) {
  const id = useId()
  return (
    <Frame
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      width={WIDTH[width]}
      slotProps={{ transition: { onExited: rescueFocus } }}
    >
      <Close>
        <IconAction label="إغلاق" icon={X} onClick={onClose} />
      </Close>
      <Step key={stepKey} titleId={id} {...step} />
      <VisuallyHidden aria-live="polite">{isFirstStep ? '' : step.title}</VisuallyHidden>
      <ToastSlot isOpen={open} phoneEdge="bottom" />
    </Frame>
  )
}

function Step({ titleId, title, subtitle, children }: StepProps & { titleId: string }) {
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const field = body.current?.querySelector<HTMLElement>(
      'input:not([type="checkbox"], [readonly])',
    )
    const start = field ?? heading.current
    start?.focus()
    return dismissErrors
  }, [])
  return (
    <Body ref={body}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Subtitle>{subtitle}</Subtitle>
      {children}
    </Body>
  )
}

/** The errors of a step do not apply to the next one. */
function dismissErrors() {
  for (const { id, kind } of toastStore.get()) if (kind === 'error') toastStore.dismiss(id)
}
