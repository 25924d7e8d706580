import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, isBelow } from '#.storybook/storyHelpers'

/** صفحة دولة */
const meta = preview.meta({ title: 'Public/Country', parameters: { route: '/countries/egypt' } })

const cardNames = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const isCard = heading.closest('section')?.getAttribute('aria-labelledby') === heading.id
    return isCard ? [heading.textContent] : []
  })

const lead = () => screen.getByRole('region', { name: 'أخبار' })
const topOf = (element: Element) => element.getBoundingClientRect().top

export const Egypt = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await expect(cardNames(), '§2: eight cards in order').toEqual([
      'أخبار',
      'اقتصاد',
      'مجتمع',
      'رياضة',
      'تكنولوجيا',
      'صحة',
      'تعليم',
      'سياحة',
    ])
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(banner).toHaveTextContent(/^مدفوع24\/7/)
    await expect(within(banner).getByRole('button', { name: 'اشترك' })).toBeVisible()
    const capital = canvas.getByText('العاصمة')
    await expect(capital.nextElementSibling).toHaveTextContent('القاهرة')
    const isPhone = isBelow('md')
    await expect(capital.checkVisibility(), 'the facts are folded on phones only').toBe(!isPhone)
    await expect(topOf(banner) < topOf(lead()), 'on phones the news are first').toBe(!isPhone)
    if (isPhone) await userEvent.click(canvas.getByText('معلومات عن مصر'))
    await expect(capital.checkVisibility()).toBe(true)
  },
})

/** Spec §3 names the category `countries/{country}/politics`; the matching card of the page is «news». */
export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/countries/egypt/politics' },
  play: arrived,
})

/** Spec §2: an unknown country shows its slug. */
export const UnknownSlug = meta.story({
  tags: ['state:error'],
  parameters: { route: '/countries/atlantis' },
  play: async () => {
    await arrived()
    await expect(cardNames()).toHaveLength(8)
  },
})

export const NewsOfCountry = meta.story({
  tags: ['state:normal'],
  parameters: { route: `/country/${encodeURIComponent('مصر')}` },
  play: async ({ canvas }) => {
    await arrived()
    await expect(cardNames(), '§2: the eight cards of this variant, in order').toEqual([
      'حكومة',
      'اقتصاد',
      'مجتمع',
      'سياحة',
      'تعليم',
      'صحة',
      'تراث',
      'مدن',
    ])
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(banner).toHaveTextContent(/^مدفوع35%/)
  },
})

export const NewsOfNoCountry = meta.story({
  tags: ['state:normal'],
  parameters: { route: '/country' },
  play: arrived,
})

export const LongName = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '/countries/algeria' },
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await phone.play()
    const capital = canvas.getByText('العاصمة')
    await expect(capital.checkVisibility()).toBe(false)
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(topOf(banner), 'after the first card').toBeGreaterThan(topOf(lead()))
    const second = canvas.getByRole('region', { name: 'اقتصاد' })
    await expect(topOf(banner)).toBeLessThan(topOf(second))
    await userEvent.click(canvas.getByText('معلومات عن مصر'))
    await expect(capital.checkVisibility()).toBe(true)
  },
})

export const Tablet = meta.story(tablet)

const news = { parameters: { route: `/country/${encodeURIComponent('مصر')}` } }

export const NewsPhone = meta.story({ ...phone, ...news })

export const NewsTablet = meta.story({ ...tablet, ...news })

export const NewsLongText = meta.story({ ...longText, ...news })

export const Board = meta.story(screenBoard)
