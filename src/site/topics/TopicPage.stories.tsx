import { expect, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, isBelow } from '#.storybook/storyHelpers'

/** صفحة موضوع */
const meta = preview.meta({ title: 'Public/Topical page', parameters: { route: '/sports' } })

export const Sports = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await arrived()
    const cards = canvas.getAllByRole('region', { name: /./ })
    await expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'كرة القدم',
      'كرة السلة',
      'التنس',
      'الأولمبياد',
      'الفنون القتالية',
      'الكرة الطائرة',
      'سباقات السيارات',
      'السباحة',
    ])
    await expect(cards.map((card) => card.querySelectorAll('h3').length)).toEqual(Array(8).fill(3))
    const [lead, second, third] = cards.map((card) => card.getBoundingClientRect())
    const columns = isBelow('md') ? 1 : 2
    await expect(Math.floor((lead?.width ?? 0) / (second?.width ?? 1)), 'the lead spans two').toBe(
      columns,
    )
    await expect(third?.top === second?.top, 'beside each other').toBe(columns > 1)
    const first = canvas.getByRole('heading', { level: 3, name: /^هدف في الدقيقة\s90/ })
    await expect(first.closest('article')).toHaveTextContent(/الشوط الثالث.*قبل 35 دقيقة/)
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(banner).toHaveTextContent(/^مدفوع50%/)
    const crumbs = within(canvas.getByRole('navigation', { name: 'مسار التنقل' }))
    await expect(crumbs.getByText('رياضة')).toHaveAttribute('aria-current', 'page')
  },
})

export const ShowMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'عرض المزيد من التنس' })
    button.scrollIntoView({ block: 'center' })
    const others = ['كرة القدم', 'كرة السلة'].map((name) => canvas.getByRole('region', { name }))
    const look = () => [
      button.getBoundingClientRect().top,
      ...others.map((card) => card.querySelector('ul')?.getBoundingClientRect().height),
    ]
    const before = look()
    await userEvent.click(button)
    await expect(button).toHaveTextContent(/^عرض أقل/)
    await expect(look(), 'nothing moves under the pointer or is stretched').toEqual(before)
  },
})

export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/sports/swimming' },
  play: arrived,
})

export const UnknownCard = meta.story({
  tags: ['state:error'],
  parameters: { route: '/sports/chess' },
  play: arrived,
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

export const Board = meta.story(screenBoard)
