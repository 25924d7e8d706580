import { globSync, readFileSync } from 'node:fs'
import type { IndexInput } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { arabicTitles } from '../.storybook/names/arabicTitles'
import { describeStories } from '../.storybook/names/describeStories'
import { sidebarLabel } from '../.storybook/names/sidebarLabel'
import { statusOfTags, storyStatus } from '../.storybook/names/storyStatus'
import type { Approvals } from '../scripts/review/approvals.mjs'

const files = ['src', 'mocks', '.storybook'].flatMap((folder) =>
  globSync(`${folder}/**/*.stories.tsx`),
)
const titles = files.map(
  (file) => /meta\(\{[^}]*?\btitle: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file,
)

test('every title of a story file has an Arabic name, and no name is left over', () => {
  const groups = titles.flatMap((title) =>
    title
      .split('/')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  )
  const needed = new Set([...titles, ...groups])
  const nameless = [...needed].filter((title) => !arabicTitles[title])
  expect(
    nameless,
    'add a line for each to .storybook/names/arabicTitles.ts: the name that the sidebar shows in Arabic',
  ).toEqual([])
  const pages = globSync('.storybook/docs/**/*.mdx').map(
    (file) => /<Meta title="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  )
  const known = new Set([
    ...needed,
    ...pages.flatMap((title) => [
      title,
      title.split('/').slice(0, -1).join('/'),
      title.split('/')[0],
    ]),
  ])
  const leftOver = Object.keys(arabicTitles).filter((title) => !known.has(title))
  expect(leftOver, 'remove them from .storybook/names/arabicTitles.ts').toEqual([])
})

/** What the index gets for these stories of one file; a Storybook indexer would return `inputs`. */
async function indexed(file: string, inputs: Partial<IndexInput>[]) {
  const createIndex = () => Promise.resolve(inputs as IndexInput[])
  const [indexer] = describeStories([{ test: /./, createIndex }], (id) =>
    id === 'draft' ? 'draft' : 'ready',
  )
  return (await indexer?.createIndex(file, { makeTitle: () => '' })) ?? []
}

test('the names that the search of Storybook reads have the Arabic title and what the story shows', async () => {
  const title = 'Admin/ContactMessages'
  const stories = await indexed(
    'src/admin/contactMessages/ContactMessagesPage.stories.tsx',
    [
      { title, name: 'Empty', exportName: 'Empty', tags: ['state:empty'] },
      { title, name: 'Loading Fails', exportName: 'LoadingFails', tags: ['state:error'] },
      { title, name: 'Tablet', exportName: 'Tablet' },
      { title, name: 'Long Text On Phone', exportName: 'LongTextOnPhone', __id: 'draft' },
    ].map((one) => ({ type: 'story', ...one })),
  )
  expect(stories.map(({ name }) => name)).toEqual([
    'Empty · رسائل التواصل، فارغ',
    'Loading Fails · رسائل التواصل، خطأ',
    'Tablet · رسائل التواصل، لوحي',
    'Long Text On Phone · رسائل التواصل، نص طويل، هاتف، مسودة',
  ])
  expect(stories.map(({ tags }) => tags)).toEqual([
    ['state:empty', 'فارغ', 'جاهز'],
    ['state:error', 'خطأ', 'جاهز'],
    // The file says `meta.story(tablet)` and `...LongText.input`.
    ['state:tablet', 'لوحي', 'جاهز'],
    ['state:long-text', 'نص طويل', 'هاتف', 'مسودة'],
  ])
})

test('the sidebar names a title in both languages, and a story without the words of its title', () => {
  const story = { id: 'x', type: 'story', title: 'Admin/ContactMessages' }
  expect(sidebarLabel({ ...story, name: 'Empty · رسائل التواصل، فارغ' })).toBe('Empty · فارغ')
  expect(sidebarLabel({ ...story, name: 'Large · رسائل التواصل' })).toBe('Large')
  expect(
    sidebarLabel({ id: 'admin-contactmessages', type: 'component', name: 'ContactMessages' }),
  ).toBe('ContactMessages · رسائل التواصل')
  const page = { id: 'foundations-reviewing--docs', type: 'docs', title: 'Foundations/Reviewing' }
  expect(sidebarLabel({ ...page, name: 'Reviewing' })).toBe('Reviewing · كيف تراجع تغييرًا')
  expect(sidebarLabel({ id: 'product', type: 'root', name: 'Product' })).toBe('Product · المنتج')
})

test('a story is approved only if someone has approved a commit since which nothing of it has changed', () => {
  const decision = {
    width: 360,
    scheme: 'light',
    commit: 'b',
    fingerprint: '',
    note: '',
    date: '',
  } as const
  const approvals = (who: string, ...decisions: Approvals['decisions']): Approvals => ({
    approved: { commit: 'a', who, date: '', note: '' },
    decisions,
  })
  const rejected = { ...decision, story: 'x', decision: 'rejected', who: 'نورة' } as const
  const accepted = { ...rejected, decision: 'accepted' } as const
  expect(storyStatus('x', approvals('نورة'), true)).toBe('approved')
  expect(storyStatus('x', approvals('نورة'), false)).toBe('ready')
  expect(storyStatus('x', approvals(''), true)).toBe('ready')
  expect(storyStatus('x', approvals('نورة', rejected), true)).toBe('draft')
  expect(storyStatus('y', approvals('نورة', rejected), true)).toBe('approved')
  expect(storyStatus('x', approvals('نورة', accepted), false)).toBe('ready')
  expect(statusOfTags(['state:error', 'خطأ', 'معتمد'])).toBe('approved')
})
