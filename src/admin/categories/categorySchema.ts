import * as z from 'zod/mini'
import { DEFAULT_CATEGORY_COLOR, ICON_LIMIT } from '@/content/admin/managedCategory'
import { countCharacters } from '@/lib/characters'
import { codeText, requiredText } from '@/lib/textSchemas'

export const ICON_TOO_LONG = `اكتب ${ICON_LIMIT} أحرف على الأكثر`
const NOT_A_COLOR = `اكتب رمز اللون، مثل ${DEFAULT_CATEGORY_COLOR}`

/**
 * The form of a managed category, in the order of Spec §5: Arabic name, English name, description and icon are
 * required, the icon has at most four characters (D-28a); an empty colour becomes the default.
 */
export const categorySchema = z.object({
  name: requiredText,
  nameEn: requiredText,
  description: requiredText,
  icon: requiredText.check(z.refine((icon) => countCharacters(icon) <= ICON_LIMIT, ICON_TOO_LONG)),
  color: z.pipe(
    codeText.check(z.refine((color) => color === '' || /^#[0-9a-f]{6}$/i.test(color), NOT_A_COLOR)),
    z.transform((color) => color || DEFAULT_CATEGORY_COLOR),
  ),
})

export type CategoryFields = z.output<typeof categorySchema>
