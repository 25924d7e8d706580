import { pageTitle } from '@/lib/pageTitle'

export const NOT_FOUND_TITLE = 'الصفحة غير موجودة'

/** The document head of a page that does not exist: search engines do not index it. */
export const notFoundHead = () => ({
  meta: [{ title: pageTitle(NOT_FOUND_TITLE) }, { name: 'robots', content: 'noindex' }],
  links: [],
})
