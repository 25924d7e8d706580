/** Separates the parts of a name in the index: the story's own, its Arabic words, the English words of the search. */
export const NAME_SEPARATOR = ' · '

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
  const [name = '', words = ''] = item.name.split(NAME_SEPARATOR)
  const [title = '', ...states] = words.split('، ')
  const of = (arabic: string) => (arabic ? `${name}${NAME_SEPARATOR}${arabic}` : name)
  if (item.type === 'story') return of(states.join('، '))
  const story = item.children?.map(find).find((one) => one?.type === 'story')
  return of(
    GROUPS[item.id.replace(/--docs$/, '')] ??
      (item.type === 'docs' ? title : (story?.name.split(NAME_SEPARATOR)[1]?.split('، ')[0] ?? '')),
  )
}
