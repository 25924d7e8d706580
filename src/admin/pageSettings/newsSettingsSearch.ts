import { MAIN_PAGE, settingsPageById } from '@/content/admin/settingsPages'
import { searchParams, text } from '@/lib/searchParams'

/**
 * The chosen page and the search of `/admin/news-settings`, in its address. The main page is the
 * default and left out; a page that there is not falls back to it (architecture, Habits).
 */
export const newsSettingsSearchSchema = searchParams({
  page: (value) => chosen(text(value) ?? '')?.id,
  q: text,
})

export type NewsSettingsSearch = ReturnType<typeof newsSettingsSearchSchema.parse>

function chosen(id: string) {
  const page = settingsPageById(id)
  return page === MAIN_PAGE ? undefined : page
}

/** The page that an address names, whatever it says. */
export const pageOfSearch = ({ page }: Record<string, unknown>) =>
  (typeof page === 'string' ? settingsPageById(page) : undefined) ?? MAIN_PAGE
