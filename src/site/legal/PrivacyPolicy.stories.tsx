import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, eventually } from '#.storybook/storyHelpers'

/** سياسة الخصوصية */
const meta = preview.meta({
  title: 'Public/Privacy policy',
  parameters: { route: '/privacy-policy' },
})

const contents = () => within(screen.getByRole('navigation', { name: 'محتويات الصفحة' }))
const isFocused = (section: string) =>
  eventually(() => expect(screen.getByRole('heading', { level: 2, name: section })).toHaveFocus())

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

/** §2: a link has scrolled the page and moved the focus, and the section in view is marked. */
export const Contents = meta.story({
  name: 'Contents beside the text',
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(contents().getByRole('link', { name: 'مشاركة البيانات' }))
    await isFocused('مشاركة البيانات')
  },
})

export const SectionInAddress = meta.story({
  name: 'Opened at a section',
  parameters: { route: '/privacy-policy#rights' },
  play: async () => {
    await arrived()
    await isFocused('حقوقك')
  },
})

export const Phone = meta.story(phone)

/** §2: on phones the contents open above the text. */
export const ContentsPhone = meta.story({
  tags: ['state:phone'],
  name: 'Contents on a phone',
  globals: phone.globals,
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(contents().getByRole('button', { name: 'محتويات الصفحة' }))
    await contents().findByRole('link', { name: 'أمن البيانات' })
  },
})

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
