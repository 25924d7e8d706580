import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { tablet } from '#.storybook/screenStates'
import { arrived, pageHeading, patient } from '#.storybook/storyHelpers'
import { loadSearch } from './loadSearch'
import { SearchPage } from './SearchPage'
import { loadLongTexts } from './SearchPage.storyHelpers'

const meta = preview.meta({ title: 'Public/Search', parameters: { route: '/search?q=مكتبه' } })

const found = (text: string | RegExp) => screen.findByText(text, undefined, patient)
const group = (name: string) => screen.findByRole('region', { name }, patient)
const field = () => screen.findByRole('searchbox', undefined, patient)
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
  play: async ({ canvas, step }) => {
    await step(
      'D-10: ha instead of ta marbuta finds results, grouped by kind with their number',
      async () => {
        await expect(await pageHeading()).toHaveTextContent('نتائج البحث عن «مكتبه»')
        const articles = await group('مقالات')
        await expect(titles(articles)[0]).toMatch(/مكتبة/)
        const count = Number(within(articles).getByText(/^\d+$/).textContent)
        await expect(count).toBeGreaterThan(6)
        await expect(canvas.getByRole('button', { name: `مقالات ${count}` })).toBeVisible()
        await expect(within(await group('منشورات')).getByText('#', { exact: false })).toBeVisible()
      },
    )
    await step('a mark contains a whole word', async () => {
      const marks = [...canvas.getByRole('main').querySelectorAll('mark')]
      await expect(marks.length).toBeGreaterThan(6)
      for (const mark of marks) {
        const words = mark.parentElement?.textContent?.split(/[\s«»#_:،.؟]+/)
        await expect(words).toContain(mark.textContent)
      }
    })
    await step('a result leads to its section, country or card (D-9b)', async () => {
      const links = within(await group('مقالات')).getAllByRole('link')
      const paths = links.map((link) => link.getAttribute('href'))
      for (const path of paths)
        await expect(path).toMatch(/^\/(countr(ies|y)\/.+|[a-z]+(\/[a-z-]+)?)$/)
      await expect(paths.join(' ')).toMatch(/\/countries\/[a-z-]+\/[a-z]+/)
    })
  },
})

export const Typing = meta.story({
  name: 'Results follow the typing',
  parameters: { route: '/search' },
  play: async ({ userEvent, step }) => {
    await arrived()
    await step('D-10: a word without hamza finds the word with it', async () => {
      await userEvent.type(await field(), 'الاهرامات')
      // The results lag behind the typing.
      await waitFor(async () => expect(await pageHeading()).toHaveTextContent('«الاهرامات»'))
      await expect(within(await group('دول')).getByRole('link', { name: 'مصر' })).toBeVisible()
    })
    await step('§5 an empty query starts no search', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'مسح البحث' }))
      await expect(await found('عمّ تبحث؟')).toBeVisible()
      await expect(await field()).toHaveFocus()
      await expect(await pageHeading()).toHaveTextContent(/^البحث$/)
    })
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

/** The kind of the address is chosen; then another one, then all. */
export const KindFilter = meta.story({
  parameters: { route: '/search?q=البحر&kind=countries' },
  play: async ({ userEvent }) => {
    await group('دول')
    const chosen = screen.getByRole('button', { name: /^دول/ })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.queryByRole('region', { name: 'مقالات' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^مقالات/ }))
    await group('مقالات')
    await expect(screen.queryByRole('region', { name: 'دول' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^الكل/ }))
    await group('دول')
    await group('مقالات')
  },
})

export const KindWithoutResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=الاهرامات&kind=videos' },
  play: async ({ userEvent }) => {
    await expect(await found(/^لا نتائج في الفيديو/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^كل النتائج/ }))
    await group('دول')
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=قرنبيط بحري' },
  play: async ({ userEvent }) => {
    await expect(await found('لا نتائج عن «قرنبيط بحري»')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'كل الدول' })).toHaveAttribute(
      'href',
      '/countries',
    )
    // A word that finds something alone is a link.
    await userEvent.click(screen.getByRole('link', { name: 'بحري' }))
    await waitFor(async () => expect(await field()).toHaveValue('بحري'), patient)
    await group('مقالات')
  },
})

export const EmptyQuery = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/search?q=%20%20' },
  play: async () => {
    await expect(await pageHeading()).toHaveTextContent(/^البحث$/)
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

let isOffline = true
const loadOnSecondTry = () => (isOffline ? Promise.reject(new Error('offline')) : loadSearch())

export const LoadFailure = meta.story({
  tags: ['state:error'],
  parameters: { route: '' },
  beforeEach: () => {
    isOffline = true
  },
  render: () => <SearchPage q="مكتبه" kind={undefined} load={loadOnSecondTry} />,
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByText('تعذّر تحميل البحث')).toBeVisible()
    isOffline = false
    await userEvent.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }))
    await group('مقالات')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  render: () => (
    <SearchPage q={`سباق ${'طويل'.repeat(300)}`} kind={undefined} load={loadLongTexts} />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^لا نتائج عن «سباق.*…»$/)).toBeVisible()
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'سباق')
    for (const name of [NAMED, 'مقالات', 'فيديو', 'منشورات', 'مدفوع']) await group(name)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  parameters: { route: '/search?q=رياضة' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const link = within(await group(NAMED)).getByRole('link', { name: 'رياضة' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    const inMain = within(screen.getByRole('main')).getAllByRole('link', { name: 'رياضة' })
    await expect(inMain, 'not a second time in its group').toHaveLength(1)
  },
})

export const Tablet = meta.story({ ...tablet, play: findResults })
