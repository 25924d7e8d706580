import { expect } from 'storybook/test'
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
    const link = canvas.getByRole('link', { name: 'موقع المصدر (يفتح في علامة تبويب جديدة)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', 'https://example.com/a?b=%D8%AC')
  },
})

/** An address that could run code is not a link; only its text is shown (D-26). */
export const Script = meta.story({
  args: { href: 'javascript:alert(1)', children: 'اضغط هنا' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('اضغط هنا')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const NoAddress = meta.story({
  args: { href: '/relative', children: 'بلا عنوان كامل' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('بلا عنوان كامل')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    href: 'https://example.com',
    children: 'https://example.com/a-very-long-address-that-nobody-would-ever-type/'.repeat(4),
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
