import { pageTitle } from '@/lib/pageTitle'

export const NOT_FOUND_TITLE = 'الصفحة غير موجودة'

/** The head of a page that isn't there: search engines leave it out. */
export const notFoundHead = () => ({
  meta: [{ title: pageTitle(NOT_FOUND_TITLE) }, { name: 'robots', content: 'noindex' }],
  links: [],
})
