import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { DIALOG_WIDTH, DialogFrame, DialogHead, DialogTitle } from '@/ui/dialog/DialogFrame'
import { firstField } from '@/ui/marks/controls'
import { toastStore } from '@/ui/stores/toast'
import { colors, down, size, up } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Frame = styled(DialogFrame)({
  // Keeps a focused element from scrolling under a toast.
  '& .MuiDialog-paper': { scrollPaddingBlockEnd: 96 },
})

/** Only the button, over the title: each step has its own title, from which Tab goes to its first control. */
const Close = styled(DialogHead)({
  '&&': { zIndex: 2, blockSize: 0, background: 'none' },
  '&::after': { display: 'none' },
  [down.md]: { '& > :last-child': { marginBlockStart: 12 } },
})

const Body = styled('div')({
  inlineSize: '100%',
  maxInlineSize: DIALOG_WIDTH.form,
  marginInline: 'auto',
  padding: '0 20px 20px',
  [up.md]: { padding: 32, paddingBlockStart: 0 },
})

const Title = styled(DialogTitle)({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: -20,
  paddingBlockStart: 20,
  paddingInline: '20px 68px',
  background: colors.paper,
  [up.md]: {
    marginInline: -32,
    paddingBlockStart: 24,
    paddingInline: '32px 80px',
  },
})

const Subtitle = styled('p')({
  marginBlockEnd: 20,
  paddingInlineEnd: 48,
  color: colors.muted,
  fontSize: size.t14,
  lineHeight: 1.6,
})

type StepProps = { title: string; subtitle: ReactNode; children: ReactNode }

type Props = StepProps & {
  open: boolean
  onClose: () => void
  layer: ComponentProps<typeof DialogFrame>['layer']
  /** a new key means a new step: it focuses its first field, or its title if it has none */
  stepKey: string
  /** a screen reader reads the first step's title as the name of the dialog, and later titles from a live region */
  isFirstStep: boolean
  width: 'narrow' | 'form'
}

/** The dialog around the auth steps: title, close button, the step, its toasts (Spec §4, §9). */
export function AuthFrame({ open, onClose, layer, stepKey, isFirstStep, width, ...step }: Props) {
  const id = useId()
  return (
    <Frame
      open={open}
      onClose={onClose}
      layer={layer}
      titleId={id}
      width={width}
      // Spec §9: at most 90vh high and scrollable.
      maxHeight="90vh"
      onPhones="wholeScreen"
    >
      <Close onClose={onClose} />
      <Step key={stepKey} titleId={id} {...step} />
      <VisuallyHidden aria-live="polite">{isFirstStep ? '' : step.title}</VisuallyHidden>
    </Frame>
  )
}

function Step({ titleId, title, subtitle, children }: StepProps & { titleId: string }) {
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const start = firstField(body.current) ?? heading.current
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
