import { z } from 'zod'
import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { containsText } from '@/lib/containsText'

/**
 * The filters of `/admin/countries`, in its address. A default is left out, and a value that makes no
 * sense falls back to it (architecture, Habits).
 */
export const countriesSearchSchema = z.object({
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
  region: z.enum(regions).optional().catch(undefined),
})

export type CountriesSearch = z.infer<typeof countriesSearchSchema>

/** The countries whose Arabic or English name holds `q`, whatever its case, in `region` (Spec §2). */
export const filterCountries = (
  countries: readonly AdminCountry[],
  { q = '', region }: CountriesSearch,
): AdminCountry[] =>
  countries.filter(
    (country) =>
      (!region || country.region === region) && containsText([country.name, country.nameEn], q),
  )
