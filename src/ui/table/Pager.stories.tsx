import Card from '@mui/material/Card'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Pager } from './Pager'

function LivePager({ page: first, onPageChange, ...args }: ComponentProps<typeof Pager>) {
  const [page, setPage] = useState(first)
  return (
    <Card>
      <Pager
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next)
          onPageChange(next)
        }}
      />
    </Card>
  )
}

/** ترقيم الصفحات */
const meta = preview.meta({
  title: 'Parts/Pager',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** at the foot of a table’s card, for a list of more than one page. The page is in the address.

  **Not** for a list that fits on one screen: show it whole. For headlines: «عرض المزيد» in the card.

  **Keyboard:** Tab moves through the buttons; Enter, Space open the page; at the first and last page the button
  keeps the focus and does nothing.

  **Screen reader:** The landmark «الصفحات»; the current page is «current page». After a change the summary is
  announced politely.
`),
  component: Pager,
  args: { onPageChange: fn(), page: 1, pageCount: 2 },
  // The `key` remounts it, so that it follows the Storybook control of `page`.
  render: (args) => <LivePager key={args.page} {...args} />,
})

export const FirstOfTwo = meta.story({
  name: '§2 Users: two pages',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'السابقة' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'التالية' }))
    await canvas.findByRole('button', { name: 'الصفحة 2', current: 'page' })
  },
})

/** D-36: the buttons for an empty page are disabled. */
export const SecondIsEmpty = meta.story({
  tags: ['state:disabled'],
  args: { filledPages: 1 },
})

export const Seven = meta.story({
  tags: ['state:selected'],
  args: { page: 4, pageCount: 7 },
})

export const ManyOnPhone = meta.story({
  args: {
    page: 600,
    pageCount: 1250,
    summary: 'الرسائل من 4,793 إلى 4,800، وعددها كلها 10,000 رسالة',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
