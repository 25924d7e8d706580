import { arabicTitles } from './arabicTitles.ts'

/** Separates the English name of a story from its Arabic words in the index. */
export const NAME_SEPARATOR = ' · '

const byId = new Map(
  Object.entries(arabicTitles).map(([title, arabic]) => [
    title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    arabic,
  ]),
)

/**
 * Returns what the sidebar shows for an entry: a group, a title or a page with its Arabic name; a story without the
 * Arabic name of its title, which is in the line above it.
 */
export function sidebarLabel(item: { id: string; name: string; type: string; title?: string }) {
  const page = item.title?.split('/').at(-1) === item.name && arabicTitles[item.title]
  if (page) return `${item.name}${NAME_SEPARATOR}${page}`
  if (item.type !== 'story') {
    const arabic = byId.get(item.id)
    return arabic ? `${item.name}${NAME_SEPARATOR}${arabic}` : item.name
  }
  const [name = '', words] = item.name.split(NAME_SEPARATOR)
  const states = words?.split('، ').filter((word) => word !== arabicTitles[item.title ?? ''])
  return states?.length ? `${name}${NAME_SEPARATOR}${states.join('، ')}` : name
}
