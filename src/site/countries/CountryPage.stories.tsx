import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, pageHeading } from '#.storybook/storyHelpers'

const meta = preview.meta({ title: 'Public/Country', parameters: { route: '/countries/egypt' } })

const cardNames = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const isCard = heading.closest('section')?.getAttribute('aria-labelledby') === heading.id
    return isCard ? [heading.textContent] : []
  })

export const Egypt = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas, userEvent, step }) => {
    await step('§2 the full Arabic name', async () => {
      await expect(await pageHeading()).toHaveTextContent(/^جمهورية مصر العربية$/)
    })
    await step('§2 eight cards in order', async () => {
      await expect(cardNames()).toEqual([
        'أخبار',
        'اقتصاد',
        'مجتمع',
        'رياضة',
        'تكنولوجيا',
        'صحة',
        'تعليم',
        'سياحة',
      ])
    })
    await step('§2 the green banner: paid, 24/7, a subscribe button', async () => {
      const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
      await expect(banner).toHaveTextContent(/^مدفوع24\/7/)
      await userEvent.click(within(banner).getByRole('button', { name: 'اشترك' }))
      await expect(await screen.findByRole('alert')).toHaveTextContent('إعلان للعرض فقط')
    })
    await step('its facts', async () => {
      const term = canvas.getByText('العاصمة')
      await expect(term.nextElementSibling).toHaveTextContent('القاهرة')
    })
  },
})

export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/countries/egypt/politics' },
  play: async ({ canvas }) => {
    await arrived()
    // Spec §3 names the category `countries/{country}/politics`; the matching card on the page is
    // «news».
    const card = canvas.getByRole('region', { name: 'أخبار' })
    await expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus()
  },
})

export const UnknownSlug = meta.story({
  tags: ['state:error'],
  parameters: { route: '/countries/atlantis' },
  play: async () => {
    // Spec §2: an unknown country shows its slug.
    await expect(await pageHeading()).toHaveTextContent(/^atlantis$/)
    await expect(cardNames()).toHaveLength(8)
  },
})

export const NewsOfCountry = meta.story({
  parameters: { route: `/country/${encodeURIComponent('مصر')}` },
  play: async ({ canvas, step }) => {
    await step('§2 the decoded name in the title', async () => {
      await expect(await pageHeading()).toHaveTextContent(/^أخبار مصر$/)
    })
    await step('§2 eight cards of this variant, in order', async () => {
      await expect(cardNames()).toEqual([
        'حكومة',
        'اقتصاد',
        'مجتمع',
        'سياحة',
        'تعليم',
        'صحة',
        'تراث',
        'مدن',
      ])
    })
    await step('§2, §9 the 35% banner', async () => {
      const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
      await expect(banner).toHaveTextContent(/^مدفوع35%/)
    })
  },
})

export const NewsOfNoCountry = meta.story({
  parameters: { route: '/country' },
  play: async () => {
    await expect(await pageHeading()).toHaveTextContent(/^أخبار الدول العربية$/)
  },
})

export const LongName = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '/countries/algeria' },
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

const news = { parameters: { route: `/country/${encodeURIComponent('مصر')}` } }

export const NewsPhone = meta.story({ ...phone, ...news })

export const NewsTablet = meta.story({ ...tablet, ...news })

export const NewsLongText = meta.story({ ...longText, ...news })
