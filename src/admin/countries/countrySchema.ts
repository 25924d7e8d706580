import * as z from 'zod/mini'
import { CODE_LIMIT, FLAG_LIMIT } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { machineText } from '@/lib/arabic'
import { countCharacters, firstCharacters } from '@/lib/characters'
import { trimInvisible } from '@/lib/invisible'
import { requiredText, trimmedText } from '@/lib/textSchemas'
import { REQUIRED } from '@/lib/validation'

export const NOT_A_CODE = 'اكتب رمز الدولة بحرفين لاتينيين، مثل EG'
const FLAG_TOO_LONG = `اكتب ${FLAG_LIMIT} أحرف على الأكثر`

/** Spec §3: two letters. An empty code fails only with «required». */
const code = z.pipe(requiredText, z.string().check(z.regex(/^[a-z]{2}$/i, NOT_A_CODE)))

const isShort = (flag: string) => countCharacters(flag) <= FLAG_LIMIT

/** Optional in the add form (Spec §5): an empty field means 0. */
const newsCount = z.pipe(
  z.nullable(z.number()),
  z.transform((count) => count ?? 0),
)

/** The edit form, in the order of Spec §5: everything except the flag and the news count is required. */
export const editedCountrySchema = z.object({
  name: requiredText,
  nameEn: requiredText,
  code,
  flag: trimmedText.check(z.refine(isShort, FLAG_TOO_LONG)),
  // An empty string means that no region is chosen yet.
  region: z.pipe(z.string(), z.enum(regions, REQUIRED)),
  newsCount,
})

/** The add form: the flag is required too (Spec §5). */
export const addedCountrySchema = z.extend(editedCountrySchema, {
  flag: requiredText.check(z.refine(isShort, FLAG_TOO_LONG)),
})

export type CountryFields = z.input<typeof editedCountrySchema>
export type CountryValues = z.output<typeof editedCountrySchema>

/** The part of the typed text that the code field keeps: two characters, upper-cased in the add form (Spec §5). */
export const typedCode = (text: string, isAdding: boolean): string =>
  firstCharacters(machineText(isAdding ? text.toUpperCase() : text), CODE_LIMIT)

/** The part of the typed text that the flag field keeps: four characters; a flag counts as one (D-28a). */
export const typedFlag = (text: string): string => firstCharacters(trimInvisible(text), FLAG_LIMIT)
