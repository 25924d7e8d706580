import { styled } from '@mui/material/styles'
import { type AriaAttributes, type ReactNode, useId } from 'react'
import { colors, size, weight } from '@/ui/theme/tokens'
import { FieldNote, HintNote } from './FieldNote'

const FieldRoot = styled('div')({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  minInlineSize: 0,
})

const FieldLabel = styled('label')({
  fontSize: size.t14,
  fontWeight: weight.label,
  justifySelf: 'start',
})

const Star = styled('span')({ color: colors.bad })

export type FieldTexts = {
  label: ReactNode
  /** shows a red star and sets `aria-required`; the form must render the legend that explains the star */
  required?: boolean | undefined
  /** 13 px text below the control; an error replaces it */
  hint?: ReactNode
  error?: string | undefined
}

type Props = FieldTexts & { children: (control: AriaAttributes & { id: string }) => ReactNode }

/**
 * The frame of a form field: label above, control, hint or error below. `children` is a function that receives the
 * attributes that connect a control to these, and renders it.
 */
export function Field({ label, required, hint, error, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {/* Screen readers get `aria-required`. */}
        {required && <Star aria-hidden> *</Star>}
      </FieldLabel>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(error || hint ? { 'aria-describedby': noteId } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  )
}

/** «الحقول التي عليها * مطلوبة.», for the end of a form that has required fields. */
export function RequiredLegend() {
  return (
    <HintNote as="p">
      الحقول التي عليها <Star>*</Star> مطلوبة.
    </HintNote>
  )
}
