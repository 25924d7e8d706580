import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** صفحة دولة */
const meta = preview.meta({ title: 'Public/Country', parameters: { route: '/countries/egypt' } })

const cardNames = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const isCard = heading.closest('section')?.getAttribute('aria-labelledby') === heading.id
    return isCard ? [heading.textContent] : []
  })

const topOf = (element: Element) => element.getBoundingClientRect().top

export const Egypt = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
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
    await expect(capital).toBeVisible()
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
  play: async ({ canvas }) => {
    await phone.play()
    const [headline] = canvas.getAllByRole('heading', { level: 3 })
    if (!headline) throw new Error('no headline')
    await expect(topOf(headline), 'the news are at the top').toBeLessThan(261)
    const chips = within(canvas.getByRole('navigation', { name: 'أبواب الصفحة' }))
    await expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual(cardNames())
  },
})

export const Tablet = meta.story(tablet)

const news = { parameters: { route: `/country/${encodeURIComponent('مصر')}` } }

export const NewsPhone = meta.story({ ...phone, ...news })

export const NewsTablet = meta.story({ ...tablet, ...news })

export const NewsLongText = meta.story({ ...longText, ...news })

export const Board = meta.story(screenBoard)
