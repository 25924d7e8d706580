import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import type { LogPlace } from './changeLog'
import { SAVED_LISTS } from './registry'

/** The name of a list, with that of its part: «فئات الصفحات: رياضة». */
export function placeTitle({ list, part }: LogPlace): string {
  const { title } = SAVED_LISTS[list]
  const name =
    list === 'pageCategories'
      ? settingsPageById(part ?? '')?.name
      : parentSections.find(({ id }) => id === part)?.name
  return name ? `${title}: ${name}` : title
}
