import { westernDigits } from './arabic'
import { removeInvisible } from './invisible'

// Separators only between groups of three: «3,60» and «1,5» are something else.
const WRITTEN = /^\+?(\d+|\d{1,3}(?:[,٬،'’ ]\d{3})+)(?:[.٫](\d+))?$/

/**
 * Reads a typed whole number from 0, in the digits and with the separators of any keyboard: «٣٬٦٠٠» is 3600. A
 * fraction is cut off, and any other text counts as 0 (Spec §5); then `isExact` is false.
 */
export function readWholeNumber(typed: string): { value: number; isExact: boolean } {
  const text = westernDigits(removeInvisible(typed).normalize('NFKC')).trim()
  const [, whole = '', fraction = ''] = WRITTEN.exec(text) ?? []
  const value = Number(whole.replace(/\D/g, ''))
  if (!Number.isSafeInteger(value)) return { value: 0, isExact: false }
  // «3.600» may be meant as thousands.
  return { value, isExact: text === '' || (whole !== '' && /^0{0,2}$/.test(fraction)) }
}
