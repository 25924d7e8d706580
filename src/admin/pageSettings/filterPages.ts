import type { SettingsPage } from '@/content/admin/settingsPages'
import { foldArabic } from '@/lib/arabic'

export type PageGroup = { name: string; pages: readonly SettingsPage[] }

/**
 * The groups with the pages whose name or address contains the text, ignoring Arabic spelling
 * variants; empty groups are omitted.
 */
export function filterPages(groups: readonly PageGroup[], text: string): PageGroup[] {
  const wanted = foldArabic(text)
  return groups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((page) => foldArabic(`${page.name} ${page.path}`).includes(wanted)),
    }))
    .filter(({ pages }) => pages.length > 0)
}
