import { styled } from '@mui/material/styles'
import type { ClipboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from '@/ui/form/TextField'
import { type FieldBinding, useField } from '@/ui/form/useField'
import { size, weight } from '@/ui/theme/tokens'
import { CODE_LENGTH } from './authSchemas'
import { toVerificationCode } from './verificationCode'

const Wide = styled('div')({
  '& input': { fontSize: size.t22, fontWeight: weight.label },
})

/**
 * The verification code field (Spec §5): at most six characters, converted to Western digits when
 * typed or pasted. Phones show the numeric keyboard and offer the code of a text message.
 */
export function CodeField<Values extends FieldValues, Output>(
  binding: FieldBinding<Values, Output>,
) {
  const { value, onChange, ...field } = useField(binding)

  // Handled here, because the browser would cut «123-456» to six characters before the dash is
  // removed.
  function paste(event: ClipboardEvent) {
    const code = toVerificationCode(event.clipboardData.getData('text'))
    if (!code) return
    event.preventDefault()
    onChange(code)
  }

  return (
    <Wide onPasteCapture={paste}>
      <TextField
        {...field}
        label="رمز التحقق"
        hint="6 أرقام، ويمكنك لصقها."
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        spellCheck={false}
        value={String(value ?? '')}
        onChange={(text) => onChange(toVerificationCode(text))}
      />
    </Wide>
  )
}
