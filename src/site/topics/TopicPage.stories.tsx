import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, pageHeading, patient } from '#.storybook/storyHelpers'

const meta = preview.meta({ title: 'Public/Topical page', parameters: { route: '/sports' } })

const cards = () =>
  screen.findAllByRole('region', { name: /./ }, patient).then((all) => all.map((card) => card))

const headlinesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

export const Sports = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas, step }) => {
    await expect(await pageHeading()).toHaveTextContent(/^أخبار الرياضة$/)
    await step(
      '§2 eight cards, three articles each, every one with its source and time',
      async () => {
        const all = await cards()
        await expect(all.map((card) => card.querySelector('h2')?.textContent)).toEqual([
          'كرة القدم',
          'كرة السلة',
          'التنس',
          'الأولمبياد',
          'الفنون القتالية',
          'الكرة الطائرة',
          'سباقات السيارات',
          'السباحة',
        ])
        for (const card of all) await expect(headlinesOf(card)).toHaveLength(3)
        const first = canvas.getByRole('heading', { level: 3, name: /^هدف في الدقيقة 90/ })
        await expect(first.closest('article')).toHaveTextContent(/الشوط الثالث.*قبل 35 دقيقة/)
      },
    )
    await step('§2, §9 the banner is labelled paid and says 50%', async () => {
      const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
      await expect(banner).toHaveTextContent(/^مدفوع50%/)
    })
    await step('D-5: the breadcrumb', async () => {
      const crumbs = within(canvas.getByRole('navigation', { name: 'مسار التنقل' }))
      await expect(crumbs.getByRole('link', { name: 'الرئيسية' })).toHaveAttribute('href', '/')
      await expect(crumbs.getByText('رياضة')).toHaveAttribute('aria-current', 'page')
    })
  },
})

export const ShowMore = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const card = canvas.getByRole('region', { name: 'التنس' })
    const before = headlinesOf(card)
    await step('§2 «show more» shows further articles in place, and says so', async () => {
      await userEvent.click(within(card).getByRole('button', { name: 'عرض المزيد من التنس' }))
      const after = headlinesOf(card)
      await expect(after.slice(0, 3)).toEqual(before)
      await expect(new Set(after).size).toBe(6)
      await expect(within(card).getByRole('status')).toHaveTextContent('3 عناوين أخرى من التنس')
    })
    await step('the first new article has the focus', async () => {
      const fourth = within(card).getAllByRole('heading', { level: 3 })[3]
      await expect(fourth).toHaveFocus()
    })
    await step('the other cards are unchanged', async () => {
      const other = canvas.getByRole('region', { name: 'السباحة' })
      await expect(headlinesOf(other)).toHaveLength(3)
    })
    await step('«show less» hides them again', async () => {
      await userEvent.click(within(card).getByRole('button', { name: 'عرض أقل من التنس' }))
      await expect(headlinesOf(card)).toEqual(before)
      await expect(within(card).getByRole('status')).toHaveTextContent(/^$/)
    })
  },
})

export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/sports/swimming' },
  play: async ({ canvas }) => {
    await arrived()
    // D-9b: shows the parent screen, scrolled to that card.
    const card = canvas.getByRole('region', { name: 'السباحة' })
    await expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus()
    await expect(headlinesOf(card)).toHaveLength(6)
    const { top } = card.getBoundingClientRect()
    await expect(top).toBeLessThan(window.innerHeight)
  },
})

export const UnknownCard = meta.story({
  tags: ['state:error'],
  parameters: { route: '/sports/chess' },
  play: async () => {
    await expect(await pageHeading()).toHaveTextContent('404 Page Not Found')
  },
})

export const Technology = meta.story({ parameters: { route: '/technology' }, play: arrived })
export const Entertainment = meta.story({ parameters: { route: '/entertainment' }, play: arrived })
export const Business = meta.story({ parameters: { route: '/business' }, play: arrived })
export const Religion = meta.story({ parameters: { route: '/religion' }, play: arrived })
export const Science = meta.story({ parameters: { route: '/science' }, play: arrived })
export const Health = meta.story({ parameters: { route: '/health' }, play: arrived })
export const Culture = meta.story({ parameters: { route: '/culture' }, play: arrived })

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)
