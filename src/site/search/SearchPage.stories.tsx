import { screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import { lengthenTexts } from '#.storybook/longText'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { SearchPage } from './SearchPage'

/** نتائج البحث */
const meta = preview.meta({ title: 'Public/Search', parameters: { route: '/search?q=مكتبه' } })

const group = (name: string) => screen.findByRole('region', { name }, patient)
const findResults = async () => {
  await arrived()
  await screen.findByRole('group', { name: 'نوع النتيجة' }, patient)
}

export const Results = meta.story({ tags: ['state:normal'], play: findResults })

export const ShowMore = meta.story({
  parameters: { route: '/search?q=مصر' },
  play: async ({ userEvent }) => {
    const articles = within(await group('مقالات'))
    await userEvent.click(articles.getByRole('button', { name: 'عرض المزيد من المقالات' }))
  },
})

export const KindFilter = meta.story({
  parameters: { route: '/search?q=البحر&kind=countries' },
  play: async () => {
    await group('دول')
  },
})

export const KindWithoutResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=الاهرامات&kind=videos' },
  play: async () => {
    await screen.findByRole('heading', { name: /^لا نتائج في الفيديو/ }, patient)
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=قرنبيط بحري' },
  play: async () => {
    await screen.findByText('لا نتائج عن «قرنبيط بحري»', undefined, patient)
  },
})

export const EmptyQuery = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=%20%20' },
  play: async () => {
    await arrived()
    await screen.findByRole('heading', { level: 2, name: 'عمّ تبحث؟' })
  },
})

/** The field is there immediately; the spinner appears a moment later. */
export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { route: '' },
  render: () => <SearchPage q="مكتبه" kind={undefined} load={() => new Promise(() => {})} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'جارٍ تحميل البحث' })
  },
})

const failToLoad = () => Promise.reject(new Error('offline'))

export const LoadFailure = meta.story({
  tags: ['state:error'],
  parameters: { route: '' },
  render: () => <SearchPage q="مكتبه" kind={undefined} load={failToLoad} />,
  play: async ({ canvas }) => {
    await canvas.findByText('تعذّر تحميل البحث')
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  play: async () => {
    for (const name of ['مقالات', 'منشورات']) lengthenTexts(await group(name))
    await fitsTheWidth()
  },
})

export const LongQuery = meta.story({
  tags: ['state:long-text'],
  parameters: { route: `/search?q=سباق ${'طويل'.repeat(300)}` },
  globals: phone.globals,
  play: async ({ canvas }) => {
    await canvas.findByText(/^لا نتائج عن «سباق.*…»$/)
    await fitsTheWidth()
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  parameters: { route: '/search?q=رياضة' },
  globals: phone.globals,
  play: findResults,
})

export const Tablet = meta.story({ ...tablet, play: findResults })

export const Board = meta.story(screenBoard)
