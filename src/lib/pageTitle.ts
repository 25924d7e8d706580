export const SITE_NAME = 'مدار'

/** The document title of a page: «اتصل بنا · مدار». */
export const pageTitle = (page: string): string => `${page} · ${SITE_NAME}`
