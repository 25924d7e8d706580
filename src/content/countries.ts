import { removeInvisible } from '@/lib/invisible'
/** The six regions (Spec §3), in the order in which lists of countries show them. */
export const regions = [
  'الخليج العربي',
  'بلاد الشام',
  'شمال أفريقيا',
  'الشرق الأوسط',
  'شرق أفريقيا',
  'غرب أفريقيا',
] as const
export type Region = (typeof regions)[number]

const country = <Slug extends string>(
  slug: Slug,
  code: string,
  name: string,
  fullName: string,
  nameEn: string,
  region: Region,
) => ({ slug, code, name, fullName, nameEn, region })

/** The 22 countries, in the order of Spec §2. */
export const countries = [
  country(
    'saudi-arabia',
    'SA',
    'السعودية',
    'المملكة العربية السعودية',
    'Saudi Arabia',
    'الخليج العربي',
  ),
  country(
    'uae',
    'AE',
    'الإمارات',
    'الإمارات العربية المتحدة',
    'United Arab Emirates',
    'الخليج العربي',
  ),
  country('egypt', 'EG', 'مصر', 'جمهورية مصر العربية', 'Egypt', 'شمال أفريقيا'),
  country('qatar', 'QA', 'قطر', 'دولة قطر', 'Qatar', 'الخليج العربي'),
  country('kuwait', 'KW', 'الكويت', 'دولة الكويت', 'Kuwait', 'الخليج العربي'),
  country('bahrain', 'BH', 'البحرين', 'مملكة البحرين', 'Bahrain', 'الخليج العربي'),
  country('oman', 'OM', 'عُمان', 'سلطنة عُمان', 'Oman', 'الخليج العربي'),
  country('jordan', 'JO', 'الأردن', 'المملكة الأردنية الهاشمية', 'Jordan', 'بلاد الشام'),
  country('lebanon', 'LB', 'لبنان', 'الجمهورية اللبنانية', 'Lebanon', 'بلاد الشام'),
  country('syria', 'SY', 'سوريا', 'الجمهورية العربية السورية', 'Syria', 'بلاد الشام'),
  country('palestine', 'PS', 'فلسطين', 'دولة فلسطين', 'Palestine', 'بلاد الشام'),
  country('iraq', 'IQ', 'العراق', 'جمهورية العراق', 'Iraq', 'الشرق الأوسط'),
  country('libya', 'LY', 'ليبيا', 'دولة ليبيا', 'Libya', 'شمال أفريقيا'),
  country('tunisia', 'TN', 'تونس', 'الجمهورية التونسية', 'Tunisia', 'شمال أفريقيا'),
  country(
    'algeria',
    'DZ',
    'الجزائر',
    'الجمهورية الجزائرية الديمقراطية الشعبية',
    'Algeria',
    'شمال أفريقيا',
  ),
  country('morocco', 'MA', 'المغرب', 'المملكة المغربية', 'Morocco', 'شمال أفريقيا'),
  country('sudan', 'SD', 'السودان', 'جمهورية السودان', 'Sudan', 'شرق أفريقيا'),
  country('somalia', 'SO', 'الصومال', 'جمهورية الصومال الفيدرالية', 'Somalia', 'شرق أفريقيا'),
  country('djibouti', 'DJ', 'جيبوتي', 'جمهورية جيبوتي', 'Djibouti', 'شرق أفريقيا'),
  country('comoros', 'KM', 'جزر القمر', 'اتحاد جزر القمر', 'Comoros', 'شرق أفريقيا'),
  country(
    'mauritania',
    'MR',
    'موريتانيا',
    'الجمهورية الإسلامية الموريتانية',
    'Mauritania',
    'غرب أفريقيا',
  ),
  country('yemen', 'YE', 'اليمن', 'الجمهورية اليمنية', 'Yemen', 'الشرق الأوسط'),
] as const satisfies readonly Country[]

/** The slugs of Spec §2. */
export type CountrySlug = (typeof countries)[number]['slug']

/** A country of the portal (Spec §2, §3): slug in the address, two-letter code, its names and region. */
export type Country = {
  slug: string
  code: string
  /** the short name, «مصر» */
  name: string
  /** the full name, «جمهورية مصر العربية» */
  fullName: string
  nameEn: string
  region: Region
}

/** The country of a slug, without regard to case (D-9), or undefined. */
export const countryBySlug = (slug: string): (typeof countries)[number] | undefined =>
  countries.find((candidate) => candidate.slug === removeInvisible(slug).toLowerCase())
