// The package has them as files too, but names no import for them.
const files = import.meta.glob<string>(
  '/node_modules/country-flag-icons/3x2/{SA,AE,EG,QA,KW,BH,OM,JO,LB,SY,PS,IQ,LY,TN,DZ,MA,SD,SO,DJ,KM,MR,YE}.svg',
  { eager: true, query: '?url&no-inline', import: 'default' },
)

/**
 * Where the drawings of the 22 countries' flags (Spec §9) are, by code. Files, so that a page loads no more
 * than it shows.
 */
export const FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.slice(-6, -4), address]),
)
