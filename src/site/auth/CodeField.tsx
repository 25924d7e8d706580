import { styled } from '@mui/material/styles'
import type { FieldValues } from 'react-hook-form'
import { machineText } from '@/lib/arabic'
import { type FieldBinding, FormTextField } from '@/ui/form/FormTextField'
import { size, weight } from '@/ui/theme/tokens'
import { CODE_LENGTH } from './authSchemas'

// The way a code is written, the surest first: 123456 after its name, 123456, 123-456, 12 34 56, 1 2 3 4 5 6. The
// signs between the digits are one or, with spaces around it, three.
const BETWEEN = String.raw`([^\p{L}\d]{1,3})`
const FORMS = [
  String.raw`\d{6}`,
  String.raw`\d{3}${BETWEEN}\d{3}`,
  String.raw`\d\d${BETWEEN}\d\d\1\d\d`,
  String.raw`\d${BETWEEN}\d(?:\1\d){4}`,
]
// «654321 هو رمز التحقق», «رمز التحقق … 123456», «رمزك 123456», any.
const CODES = [
  ['', String.raw`(?=\s+(?:هو|is)\s[^\d.,،\n]*(?:رمز|code))`],
  ...[
    '(?:رمز|code)[^.\\n]*\\s(?:هو|is)',
    'تحقق|تأكيد|verification|otp|pin',
    'رمز|كود|code',
    '',
  ].map((names) => [String.raw`(?<=(?:${names})[^\d.\n]*)`, '']),
].flatMap(([before, after]) =>
  FORMS.map((form) => new RegExp(String.raw`${before}(?<!\d)${form}(?!\d)${after}`, 'iu')),
)

/**
 * The code in a text (Spec §5): at most six digits in Western form, converted from Arabic-Indic and Persian ones. In a
 * text with several numbers the code is the one of six digits: «خطوة 2: رمزك ١٢٣-٤٥٦» gives `123456`.
 */
export function toVerificationCode(text: string): string {
  const plain = machineText(text)
  const [code = plain] = CODES.flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])
  return code.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/**
 * The value of the code field after any text was put into it: typed, inserted by the keyboard, pasted, dropped or filled
 * in. A whole code replaces what was there; of less, as much is added as there is room for.
 * @param end where the new text ends in the field
 */
export function changedCode(text: string, before: string, end: number): string {
  const after = text.slice(end)
  if (!before.endsWith(after)) return toVerificationCode(text)
  const most = Math.min(end, before.length - after.length)
  let start = 0
  while (start < most && text[start] === before[start]) start += 1
  const added = toVerificationCode(text.slice(start, end))
  if (added.length === CODE_LENGTH) return added
  return text.slice(0, start) + added.slice(0, CODE_LENGTH - start - after.length) + after
}

const Wide = styled('div')({
  '& input': { fontSize: size.t22, fontWeight: weight.label },
})

/**
 * The verification code field (Spec §5): at most six characters, converted to Western digits; `maxLength` would cut
 * «123-456» before the dash is removed. Phones show the numeric keyboard and offer the code of a text message.
 */
export function CodeField<Values extends FieldValues>(binding: FieldBinding<Values>) {
  return (
    <Wide>
      <FormTextField
        {...binding}
        label="رمز التحقق"
        hint="6 أرقام، ويمكنك لصقها."
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        keep={changedCode}
      />
    </Wide>
  )
}
