import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** الرئيسية */
const meta = preview.meta({ title: 'Public/Home', parameters: { route: '/' } })

// D-9c: the order of the sections; Spec §2: the target of each «view more» link.
const SECTIONS = [
  ['عاجل', '/'],
  ['رياضة', '/sports'],
  ['تكنولوجيا', '/technology'],
  ['ترفيه', '/entertainment'],
  ['أعمال', '/business'],
  ['دين', '/religion'],
  ['علوم', '/science'],
  ['صحة', '/health'],
  ['ثقافة', '/culture'],
  ['فيديو', '/youtube'],
  ['منشورات', '/twitter'],
] as const

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await arrived()
    const cards = canvas.getAllByRole('region')
    await expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(
      SECTIONS.map(([name]) => name),
    )
    const headlines = cards.map((card) => card.querySelectorAll('article h3 a').length)
    await expect(headlines, 'three items in each, every one a link').toEqual(Array(11).fill(3))
    const links = canvas.getAllByText(/^عرض المزيد/, { selector: 'a' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      SECTIONS.map(([, path]) => path),
    )
  },
})

export const Subscribes = meta.story({
  name: 'Subscribe button',
  play: async ({ canvas, userEvent }) => {
    await arrived()
    const banner = within(canvas.getByRole('complementary', { name: 'اشتراك' }))
    await userEvent.click(banner.getByRole('button'))
    await screen.findByRole('alert')
  },
})

export const Tablet = meta.story(tablet)

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await phone.play()
    const [headline] = canvas.getAllByRole('heading', { level: 3 })
    await expect(headline?.getBoundingClientRect().top, 'the news are at the top').toBeLessThan(301)
    const chips = within(canvas.getByRole('navigation', { name: 'أبواب الصفحة' }))
    await expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual(
      SECTIONS.map(([name]) => name),
    )
  },
})

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
