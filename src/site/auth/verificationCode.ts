import { westernDigits } from '@/lib/arabic'
import { removeInvisible } from '@/lib/invisible'
import { CODE_LENGTH } from './authSchemas'

// The way a code is written, the surest first: 123456, 123-456, 12 34 56.
const CODES = [/\d{6}/, /\d{3}[^p{L}\d]\d{3}/, /\d\d([^p{L}\d])\d\d\1\d\d/].map(
  ({ source }) => new RegExp(`(?<!\\d)${source}(?!\\d)`, 'u'),
)

/**
 * The value of the code field after typing or pasting (Spec §5): at most six digits in Western form, converted from
 * Arabic-Indic and Persian ones. In a text with several numbers the code is the one of six digits: «خطوة 2: رمزك
 * ١٢٣-٤٥٦» gives `123456`.
 */
export function toVerificationCode(text: string): string {
  const plain = westernDigits(removeInvisible(text).normalize('NFKC'))
  const [code = plain] = CODES.flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])
  return code.replace(/\D/g, '').slice(0, CODE_LENGTH)
}
