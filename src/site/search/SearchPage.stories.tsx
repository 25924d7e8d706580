import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { SearchPage } from './SearchPage'
import { loadLongTexts } from './SearchPage.storyHelpers'

const meta = preview.meta({ title: 'Public/Search', parameters: { route: '/search?q=مكتبه' } })

const group = (name: string) => screen.findByRole('region', { name }, patient)
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const NAMED = 'أقسام ودول بهذا الاسم'
const findResults = async () => {
  await arrived()
  await screen.findByRole('group', { name: 'نوع النتيجة' }, patient)
}

export const Results = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await arrived()
    const articles = await group('مقالات')
    await expect(titles(articles)[0]).toMatch(/مكتبة/)
    const count = Number(within(articles).getByText(/^\d+$/).textContent)
    await expect(count).toBeGreaterThan(6)
    await expect(canvas.getByRole('button', { name: `مقالات ${count}` })).toBeVisible()
    await expect(within(await group('منشورات')).getByText('#', { exact: false })).toBeVisible()
    const marks = [...canvas.getByRole('main').querySelectorAll('mark')]
    await expect(marks.length).toBeGreaterThan(6)
    for (const mark of marks) {
      const words = mark.parentElement?.textContent?.split(/[\s«»#_:،.؟]+/)
      await expect(words, 'a mark contains a whole word').toContain(mark.textContent)
    }
    for (const row of within(articles).getAllByRole('listitem')) {
      await expect(row.querySelectorAll('mark').length).toBeLessThanOrEqual(1)
      await expect(row.querySelectorAll('.pictureBox')).toHaveLength(1)
    }
    const paths = within(articles)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const path of paths)
      await expect(path).toMatch(/^\/(countr(ies|y)\/.+|[a-z]+\/[a-z-]+)?\?story=[a-z-]+-\d$/)
    await expect(paths.join(' '), 'D-9b').toMatch(/\/countries\/[a-z-]+\/[a-z]+/)
  },
})

export const ShowMore = meta.story({
  parameters: { route: '/search?q=مصر' },
  play: async ({ userEvent }) => {
    const articles = await group('مقالات')
    const before = within(articles).getAllByRole('listitem').length
    await expect(before).toBe(6)
    await userEvent.click(within(articles).getByRole('button', { name: 'عرض المزيد من المقالات' }))
    const rows = within(articles).getAllByRole('listitem')
    await expect(rows).toHaveLength(30)
    // The first new result has the focus, and the number of new results is announced.
    await expect(rows[6]).toContainElement(document.activeElement as HTMLElement)
    await expect(within(articles).getByRole('status')).toHaveTextContent('24 نتيجة أخرى')
  },
})

export const KindFilter = meta.story({
  parameters: { route: '/search?q=البحر&kind=countries' },
  play: async () => {
    await group('دول')
    await expect(screen.getByRole('button', { name: /^دول/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(screen.queryByRole('region', { name: 'مقالات' })).toBeNull()
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
    await expect(screen.getByRole('link', { name: 'كل الدول' })).toHaveAttribute(
      'href',
      '/countries',
    )
  },
})

export const EmptyQuery = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=%20%20' },
  play: async () => {
    await arrived()
    await expect(screen.getByRole('heading', { level: 2, name: 'عمّ تبحث؟' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'كل الدول' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { route: '' },
  render: () => <SearchPage q="مكتبه" kind={undefined} load={() => new Promise(() => {})} />,
  play: async ({ canvas }) => {
    // The field is there immediately; the spinner appears a moment later.
    await expect(canvas.getByRole('searchbox')).toHaveValue('مكتبه')
    await expect(await canvas.findByRole('progressbar', { name: 'جارٍ تحميل البحث' })).toBeVisible()
  },
})

const failToLoad = fn(() => Promise.reject(new Error('offline')))

export const LoadFailure = meta.story({
  tags: ['state:error'],
  parameters: { route: '' },
  render: () => <SearchPage q="مكتبه" kind={undefined} load={failToLoad} />,
  play: async ({ canvas, userEvent }) => {
    failToLoad.mockClear()
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByText('تعذّر تحميل البحث')).toBeVisible()
    const tries = failToLoad.mock.calls.length
    await userEvent.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }))
    await waitFor(() => expect(failToLoad.mock.calls.length).toBeGreaterThan(tries))
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  render: () => (
    <SearchPage q={`سباق ${'طويل'.repeat(300)}`} kind={undefined} load={loadLongTexts} />
  ),
  globals: phone.globals,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^لا نتائج عن «سباق.*…»$/)).toBeVisible()
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'سباق')
    for (const name of [NAMED, 'مقالات', 'فيديو', 'منشورات', 'مدفوع']) await group(name)
    await fitsTheWidth()
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  parameters: { route: '/search?q=رياضة' },
  globals: phone.globals,
  play: async () => {
    const link = within(await group(NAMED)).getByRole('link', { name: 'رياضة' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    const inMain = within(screen.getByRole('main')).getAllByRole('link', { name: 'رياضة' })
    await expect(inMain, 'not a second time in its group').toHaveLength(1)
  },
})

export const Tablet = meta.story({ ...tablet, play: findResults })

export const Board = meta.story(screenBoard)
