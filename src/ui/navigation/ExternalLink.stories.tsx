import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { ExternalLink } from './ExternalLink'

/** رابط خارجي */
const meta = preview.meta({
  title: 'Parts/ExternalLink',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a'],
  parameters: partParameters(`
  **Use it** for every link whose address comes from data: sources, videos, posts, ads (D-26).

  **Not** for a page of the app: AppLink.

  **Keyboard:** Tab moves to the link; Enter opens it in a new tab.

  **Screen reader:** The words, «link», «يفتح في علامة تبويب جديدة». An address that is not http or https is a
  text without a link.
`),
  component: ExternalLink,
})

export const Web = meta.story({
  args: { href: 'https://example.com/a?b=ج', children: 'موقع المصدر' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'موقع المصدر (يفتح في علامة تبويب جديدة)' })
  },
})

/** An address that could run code is not a link; only its text is shown (D-26). */
export const Script = meta.story({
  args: { href: 'javascript:alert(1)', children: 'اضغط هنا' },
})

export const LongText = meta.story({
  args: {
    href: 'https://example.com',
    children: 'https://example.com/a-very-long-address-that-nobody-would-ever-type/'.repeat(4),
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
