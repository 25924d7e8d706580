import { MAIN_PAGE, settingsPageById } from '@/content/admin/settingsPages'
import { searchParams, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/news-settings`: the chosen page and the search text. The main
 * page is the default and omitted; an unknown page falls back to it (architecture, Habits).
 */
export const newsSettingsSearchParams = searchParams({
  page: (value) => {
    const { id } = pageOfSearch({ page: text(value) })
    return id === MAIN_PAGE.id ? undefined : id
  },
  q: text,
})

export type NewsSettingsSearchParams = ReturnType<typeof newsSettingsSearchParams.parse>

/** The page that the search parameters name; the main page if they name none. */
export const pageOfSearch = ({ page }: Record<string, unknown>) =>
  (typeof page === 'string' ? settingsPageById(page) : undefined) ?? MAIN_PAGE
