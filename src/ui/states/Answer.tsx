import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'

type Props = ComponentProps<'p'> & {
  /** what was asked: the text of a search, the choices of filters */
  to: readonly unknown[]
}

/**
 * How many results a search or a filter has. Screen readers read it politely after each question, also when the answer
 * has the same words as the last one: they notice a new element, not an equal text.
 */
export const Answer = ({ to, children, ...props }: Props) => (
  <p role="status" {...props}>
    <span key={JSON.stringify(to)}>{children}</span>
  </p>
)

/** The same for screen readers only. */
export const HiddenAnswer = styled(Answer)(visuallyHidden)
