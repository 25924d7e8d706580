import { withoutIsolates } from './isolated'

/** The name that ships. Editors may save another one. */
export const SITE_NAME = 'مدار'

/** Not a store: a title that is already shown does not change. */
let siteName = SITE_NAME

/** Sets the name in the titles of the pages that are opened from now on. */
export function setTitleName(name: string): void {
  siteName = name
}

/** The document title of a page: «اتصل بنا · مدار». */
export const pageTitle = (page: string): string => withoutIsolates(`${page} · ${siteName}`)
