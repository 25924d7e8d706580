import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, pageHeading } from '#.storybook/storyHelpers'

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
  play: async ({ canvas, step }) => {
    await step('§2 the heading', async () => {
      await expect(await pageHeading()).toHaveTextContent(/^الأخبار والفئات$/)
    })
    const cards = canvas.getAllByRole('region')
    await step('§2, D-9c: eleven sections in order, three items each', async () => {
      await expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(
        SECTIONS.map(([name]) => name),
      )
      await expect(cards.map((card) => card.querySelectorAll('article').length)).toEqual(
        Array(11).fill(3),
      )
    })
    await step(
      '§2 «view more» links to the section, that of breaking news to the home page',
      async () => {
        const links = canvas.getAllByText(/^عرض المزيد/, { selector: 'a' })
        await expect(links.map((link) => link.getAttribute('href'))).toEqual(
          SECTIONS.map(([, path]) => path),
        )
      },
    )
    await step('every headline is a link inside the site', async () => {
      const known = SECTIONS.map(([, path]): string => path)
      const headlines = cards.flatMap((card) => [...card.querySelectorAll('article h3 a')])
      await expect(headlines).toHaveLength(33)
      for (const headline of headlines) await expect(known).toContain(headline.getAttribute('href'))
    })
  },
})

export const Subscribes = meta.story({
  name: 'Subscribe button',
  beforeEach: () => {
    window.gtag = fn()
    return () => {
      delete window.gtag
    }
  },
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'اشترك الآن' }))
    // Spec §2: subscription_click, origin homepage, placement hero_banner (D-18).
    await expect(window.gtag).toHaveBeenCalledWith('event', 'subscription_click', {
      event_category: 'homepage',
      event_label: 'hero_banner',
    })
    await expect(await screen.findByRole('alert')).toHaveTextContent('النسخة التجريبية')
  },
})

export const Tablet = meta.story(tablet)

export const Phone = meta.story(phone)

export const LongText = meta.story(longText)
