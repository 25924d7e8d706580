// The package contains these files, but its `exports` do not include them.
const files = import.meta.glob<string>(
  '/node_modules/country-flag-icons/3x2/{SA,AE,EG,QA,KW,BH,OM,JO,LB,SY,PS,IQ,LY,TN,DZ,MA,SD,SO,DJ,KM,MR,YE}.svg',
  { eager: true, query: '?url&no-inline', import: 'default' },
)

/**
 * The addresses of the flags of the 22 countries (Spec §9), by country code in upper case. Separate files, so
 * that a page loads only the flags that it shows.
 */
export const FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.slice(-6, -4), address]),
)
