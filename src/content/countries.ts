/** A country of the portal (Spec §2): slug in the address, short Arabic name, two-letter code. */
export type CountryLink = { slug: string; name: string; code: string }

/** The 22 countries, in the order of Spec §2. */
export const countries: readonly CountryLink[] = [
  { slug: 'saudi-arabia', name: 'السعودية', code: 'SA' },
  { slug: 'uae', name: 'الإمارات', code: 'AE' },
  { slug: 'egypt', name: 'مصر', code: 'EG' },
  { slug: 'qatar', name: 'قطر', code: 'QA' },
  { slug: 'kuwait', name: 'الكويت', code: 'KW' },
  { slug: 'bahrain', name: 'البحرين', code: 'BH' },
  { slug: 'oman', name: 'عُمان', code: 'OM' },
  { slug: 'jordan', name: 'الأردن', code: 'JO' },
  { slug: 'lebanon', name: 'لبنان', code: 'LB' },
  { slug: 'syria', name: 'سوريا', code: 'SY' },
  { slug: 'palestine', name: 'فلسطين', code: 'PS' },
  { slug: 'iraq', name: 'العراق', code: 'IQ' },
  { slug: 'libya', name: 'ليبيا', code: 'LY' },
  { slug: 'tunisia', name: 'تونس', code: 'TN' },
  { slug: 'algeria', name: 'الجزائر', code: 'DZ' },
  { slug: 'morocco', name: 'المغرب', code: 'MA' },
  { slug: 'sudan', name: 'السودان', code: 'SD' },
  { slug: 'somalia', name: 'الصومال', code: 'SO' },
  { slug: 'djibouti', name: 'جيبوتي', code: 'DJ' },
  { slug: 'comoros', name: 'جزر القمر', code: 'KM' },
  { slug: 'mauritania', name: 'موريتانيا', code: 'MR' },
  { slug: 'yemen', name: 'اليمن', code: 'YE' },
]

/** The country of a slug, in whichever case it is written (decision 9), or undefined. */
export const countryBySlug = (slug: string): CountryLink | undefined =>
  countries.find((country) => country.slug === slug.toLowerCase())
