import { CODE_LENGTH } from './authSchemas'

/**
 * What stands in the code field after something was typed or pasted (Spec §5): its digits in Western
 * form, from Arabic-Indic and Persian ones too, six at most; blanks, dashes and words are dropped, so
 * that «رمزك: ١٢٣-٤٥٦» gives `123456`.
 */
export function toVerificationCode(text: string): string {
  return [...text.normalize('NFKC')].map(westernDigit).join('').slice(0, CODE_LENGTH)
}

function westernDigit(letter: string): string {
  if (/[0-9]/.test(letter)) return letter
  if (/[٠-٩]/.test(letter)) return String(letter.charCodeAt(0) - 0x0660)
  if (/[۰-۹]/.test(letter)) return String(letter.charCodeAt(0) - 0x06f0)
  return ''
}
