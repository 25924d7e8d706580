import type { SettingsPage } from '@/content/admin/settingsPages'
import { containsText } from '@/lib/containsText'

export type PageGroup = { name: string; pages: readonly SettingsPage[] }

/**
 * The groups with the pages whose name or address contains the text, ignoring Arabic spelling
 * variants; empty groups are omitted.
 */
export function filterPages(groups: readonly PageGroup[], text: string): PageGroup[] {
  return groups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((page) => containsText([page.name, page.path], text)),
    }))
    .filter(({ pages }) => pages.length > 0)
}
