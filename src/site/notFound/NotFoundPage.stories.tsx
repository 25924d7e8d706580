import { expect, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, pageHeading } from '#.storybook/storyHelpers'

/** صفحة غير موجودة */
const meta = preview.meta({ title: 'Public/NotFound', parameters: { route: '/no/such/page' } })

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    // D-8: the text is English, the links back are Arabic.
    const heading = await pageHeading()
    await expect(heading).toHaveAttribute('lang', 'en')
    await expect(heading).toHaveAttribute('dir', 'ltr')
    const main = within(canvas.getByRole('main'))
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    await expect(href('العودة إلى الرئيسية')).toBe('/')
    await expect(href('البحث في الأخبار')).toBe('/search')
    await expect(within(main.getByRole('navigation')).getAllByRole('link')).toHaveLength(10)
  },
})

export const UnknownSection = meta.story({
  tags: ['state:error'],
  parameters: { route: '/weather' },
  play: async ({ canvas }) => {
    await arrived()
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
