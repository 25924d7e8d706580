import { globSync, readFileSync } from 'node:fs'
import type { IndexInput } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { arabicTitle, describeStories } from '../.storybook/names/describeStories'
import { joinNames, namesIn, sidebarLabel } from '../.storybook/names/sidebarLabel'

test('every story file has its Arabic title in the line above `meta`', () => {
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) =>
    globSync(`${folder}/**/*.stories.tsx`),
  )
  expect(files.length).toBeGreaterThan(100)
  const nameless = files.filter(
    (file) => !/\p{Script=Arabic}/u.test(arabicTitle(readFileSync(file, 'utf8'))),
  )
  expect(nameless).toEqual([])
})

/** What the index gets for these stories of one file; a Storybook indexer would return `inputs`. */
async function indexed(file: string, inputs: Partial<IndexInput>[]) {
  const createIndex = () => Promise.resolve(inputs as IndexInput[])
  const [indexer] = describeStories([{ test: /./, createIndex }])
  return (await indexer?.createIndex(file, { makeTitle: () => '' })) ?? []
}

test('a name has the state first, then its Arabic words and the words of a search in English', async () => {
  const title = 'Admin/ContactMessages'
  const stories = await indexed(
    'src/admin/contactMessages/ContactMessagesPage.stories.tsx',
    [
      { name: 'Empty', exportName: 'Empty', tags: ['state:empty'] },
      { name: 'Loading Fails', exportName: 'LoadingFails', tags: ['state:error'] },
      { name: 'Opens After Delay', exportName: 'OpensAfterDelay' },
      { name: 'Row Menu On Phone', exportName: 'RowMenuOnPhone' },
      { name: 'Long Text On Phone', exportName: 'LongTextOnPhone' },
      { name: 'Row Menu', exportName: 'RowMenu' },
    ].map((one) => ({ type: 'story', title, ...one })),
  )
  const names = stories.map(({ name = '' }) => namesIn(name))
  expect(names.map(([name, words]) => [name, words])).toEqual([
    ['Empty', 'رسائل التواصل، فارغة'],
    ['Error: Loading Fails', 'رسائل التواصل، خطأ'],
    ['Open: After Delay', 'رسائل التواصل، مفتوحة'],
    ['Phone: Row Menu', 'رسائل التواصل، هاتف'],
    ['Long text: On Phone', 'رسائل التواصل، نص طويل، هاتف'],
    ['Row Menu', 'رسائل التواصل'],
  ])
  expect(names[0]?.[2]).toBe('Contact Messages Empty')
})

test('the sidebar names a title in both languages, and a story without the words of its title', () => {
  const empty = {
    id: 'm--empty',
    type: 'story',
    name: joinNames(['Empty', 'رسائل التواصل، فارغة', 'Messages Empty']),
  }
  const find = (id: string) => (id === empty.id ? empty : undefined)
  const label = (type: string, id: string, name: string, children: string[] = []) =>
    sidebarLabel({ id, type, name, children }, find)
  expect(sidebarLabel(empty, find)).toBe('Empty · فارغة')
  expect(label('story', 'm--large', 'Large · رسائل التواصل · Messages')).toBe('Large')
  expect(label('component', 'm', 'Messages', [empty.id])).toBe('Messages · رسائل التواصل')
  expect(label('docs', 'foundations-reviewing--docs', 'Reviewing')).toBe(
    'Reviewing · كيف تراجع تغييرًا',
  )
  expect(label('root', 'product', 'Product')).toBe('Product · المنتج')
})
