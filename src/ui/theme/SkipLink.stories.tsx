import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SkipLink } from './SkipLink'

/** رابط التخطي */
const meta = preview.meta({
  title: 'Parts/SkipLink',
  tags: ['autodocs', 'pseudo:focus:a'],
  parameters: partParameters(`
  **Use it** once, as the first tab stop of each layout. It leads to <main id="main">.

  **Not** inside a screen: headings and landmarks are enough there.

  **Keyboard:** Tab shows it, as the first stop of a page; Enter moves the focus to the content.

  **Screen reader:** «تخطَّ إلى المحتوى», «link», before the menus.
`),
  component: SkipLink,
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toHaveFocus()
  },
})

export const Board = meta.story(partBoard)
