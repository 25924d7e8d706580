/** The 22 countries (Spec §9), in the order of their flags in `flags.svg` (`scripts/joinFlags.ts`). */
export const FLAG_CODES = [
  ...['SA', 'AE', 'EG', 'QA', 'KW', 'BH', 'OM', 'JO', 'LB', 'SY', 'PS'],
  ...['IQ', 'LY', 'TN', 'DZ', 'MA', 'SD', 'SO', 'DJ', 'KM', 'MR', 'YE'],
] as const
