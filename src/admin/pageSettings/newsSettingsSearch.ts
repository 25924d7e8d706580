import { z } from 'zod'
import { MAIN_PAGE, settingsPageById } from '@/content/admin/settingsPages'

/**
 * The chosen page and the search of `/admin/news-settings`, in its address. The main page is the
 * default and left out; a page that there is not falls back to it (architecture, Habits).
 */
export const newsSettingsSearchSchema = z.object({
  page: z.coerce
    .string()
    .transform((id) => chosen(id)?.id)
    .optional()
    .catch(undefined),
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
})

export type NewsSettingsSearch = z.infer<typeof newsSettingsSearchSchema>

function chosen(id: string) {
  const page = settingsPageById(id)
  return page === MAIN_PAGE ? undefined : page
}

/** The page that an address names, whatever it says. */
export const pageOfSearch = ({ page }: Record<string, unknown>) =>
  (typeof page === 'string' ? settingsPageById(page) : undefined) ?? MAIN_PAGE
