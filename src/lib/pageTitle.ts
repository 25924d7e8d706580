import { withoutIsolates } from './isolated'

/** The name that ships. Editors may save another one. */
export const SITE_NAME = 'مدار'

let siteName = SITE_NAME

/** Sets the name in the titles of the pages that are opened from now on. In no store: titles that are shown stay. */
export function setTitleName(name: string): void {
  siteName = name
}

/** The document title of a page: «اتصل بنا · مدار». */
export const pageTitle = (page: string): string => withoutIsolates(`${page} · ${siteName}`)
