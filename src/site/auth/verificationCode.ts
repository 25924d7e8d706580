import { CODE_LENGTH } from './authSchemas'

/**
 * The value of the code field after typing or pasting (Spec §5): at most six digits in Western
 * form, converted from Arabic-Indic and Persian ones; everything else is dropped, so that «رمزك:
 * ١٢٣-٤٥٦» gives `123456`.
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
