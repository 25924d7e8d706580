/** Separates the parts of a name in the index: the story's own, its Arabic words, the English words of the search. */
const SEPARATOR = ' · '

/**
 * Storybook's search splits a name at spaces, and compares each word of a query with each of its words: of two names
 * with the same matches the one with fewer words is first. With this space the words of a part are one.
 */
const SPACE = '\u2005'

export const joinNames = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll(' ', SPACE)).join(SEPARATOR.replace(/ $/, SPACE))

export const namesIn = (name: string): string[] => name.replaceAll(SPACE, ' ').split(SEPARATOR)

/** The Arabic names of groups and pages. Those of stories are in their files, in the line above `meta`. */
const GROUPS: Readonly<Record<string, string>> = {
  foundations: 'الأسس',
  'foundations-visual-language': 'اللغة البصرية',
  'foundations-reviewing': 'كيف تراجع تغييرًا',
  'foundations-writing-in-arabic': 'الكتابة بالعربية',
  parts: 'الأجزاء',
  'parts-form': 'النماذج',
  public: 'شاشات الموقع العام',
  account: 'شاشات حساب القارئ',
  admin: 'شاشات الإدارة',
  demo: 'العرض التجريبي',
  product: 'المنتج',
  developers: 'للمطورين',
}

type Item = { id: string; name: string; type: string; children?: string[] }

/**
 * Returns what the sidebar shows for an entry: a group or a title with its Arabic name, a story with the Arabic words
 * for its states.
 * @param find returns another entry of the index
 */
export function sidebarLabel(item: Item, find: (id: string) => Item | undefined): string {
  const [name = '', words = ''] = namesIn(item.name)
  const [title = '', ...states] = words.split('، ')
  const of = (arabic: string) => (arabic ? `${name}${SEPARATOR}${arabic}` : name)
  if (item.type === 'story') return of(states.join('، '))
  const story = item.children?.map(find).find((one) => one?.type === 'story')
  return of(
    GROUPS[item.id.replace(/--docs$/, '')] ??
      (item.type === 'docs' ? title : (namesIn(story?.name ?? '')[1]?.split('، ')[0] ?? '')),
  )
}
