import type { SettingsPage } from '@/content/admin/settingsPages'
import { foldExceptHamza, spellingPattern } from '@/lib/arabic'

export type PageGroup = { name: string; pages: readonly SettingsPage[] }

/**
 * The groups with the pages whose name or address contains the text, ignoring Arabic spelling
 * variants; empty groups are omitted.
 */
export function filterPages(groups: readonly PageGroup[], text: string): PageGroup[] {
  const wanted = spellingPattern(text)
  return groups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((page) => wanted.test(foldExceptHamza(`${page.name} ${page.path}`))),
    }))
    .filter(({ pages }) => pages.length > 0)
}
