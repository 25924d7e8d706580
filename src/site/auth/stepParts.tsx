import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { type FieldBinding, FormTextField } from '@/ui/form/FormTextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { inRows, muted13, muted14 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'

export const StepForm = styled('form')({ display: 'grid', gap: 20 })

const Action = styled('button')({
  minBlockSize: '2rem',
  color: colors.brand,
  fontSize: size.t14,
  fontWeight: weight.card,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    color: colors.muted,
    fontWeight: weight.label,
    textDecoration: 'none',
    cursor: 'not-allowed',
  },
})

/** Two elements at the two ends of a line, or one below the other if they do not fit. */
export const SpacedRow = styled('div')({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: 16,
  rowGap: 4,
})

/** The centred link to the alternative step, below the button: «ليس لديك حساب؟ إنشاء حساب». */
export const AlternativeStep = styled('p')({
  ...muted14,
  lineHeight: 1.6,
  textAlign: 'center',
})

/** The note that no server is behind the dialog (Spec §7). */
export const DemoNote = styled('p')({
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  ...muted13,
  lineHeight: 1.6,
})

export function SubmitButton(props: ButtonProps) {
  return <Button type="submit" variant="contained" color="primary" fullWidth {...props} />
}

/** A button that looks like a text link, for another step or for sending again. */
export function TextAction(props: ComponentProps<'button'>) {
  return <Action type="button" {...props} />
}

/** The address of an account, which a password manager fills in. */
export function EmailField<Values extends FieldValues, Output>(
  binding: FieldBinding<Values, Output>,
) {
  return (
    <FormTextField
      {...binding}
      label="البريد الإلكتروني"
      type="email"
      dir="ltr"
      autoComplete="username"
    />
  )
}

/** The form of a step, whose dialog asks before it throws away what was typed. */
export function useStepForm<Values extends FieldValues>(
  options: Parameters<typeof useAlertingForm<Values, Values>>[0],
) {
  const form = useAlertingForm<Values, Values>(options)
  useUnsavedDialog(form.formState)
  return form
}
