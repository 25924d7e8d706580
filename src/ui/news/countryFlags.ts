import flags from './flags.svg?no-inline'

/** The 22 countries (Spec §9), in the order of their flags in `flags.svg` (`scripts/joinFlags.ts`). */
export const FLAG_CODES = [
  ...['SA', 'AE', 'EG', 'QA', 'KW', 'BH', 'OM', 'JO', 'LB', 'SY', 'PS'],
  ...['IQ', 'LY', 'TN', 'DZ', 'MA', 'SD', 'SO', 'DJ', 'KM', 'MR', 'YE'],
] as const

/** A gap of half a flag follows each flag: the drawing is this many times as high as one. */
const HEIGHT = (FLAG_CODES.length - 1) * 1.5 + 1

export const FLAGS_SIZE = `100% ${HEIGHT * 100}%`

/**
 * The background that shows this country's part of the flags, in a box of 3:2 with `background-size: FLAGS_SIZE`.
 * @param code two letters in upper case
 * @returns undefined for a country that has none
 */
export function flagBackground(code: string) {
  const index = (FLAG_CODES as readonly string[]).indexOf(code)
  if (index < 0) return undefined
  return {
    backgroundImage: `url("${flags}")`,
    backgroundPositionY: `${(index / (FLAG_CODES.length - 1)) * 100}%`,
  }
}
