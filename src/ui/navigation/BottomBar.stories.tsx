import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { TextField } from '@/ui/form/TextField'
import { BottomBar } from './BottomBar'

/** الشريط السفلي */
const meta = preview.meta({
  title: 'Parts/BottomBar',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** for the save button of a long form, and for actions on a selection. One per page, last in its
  container.

  **Not** for a form that fits on a screen: a button at its end. Inside a Card: its overflow would stop it.

  **Keyboard:** Tab reaches its buttons after the fields; a focused field is never under the bar.

  **Screen reader:** With a label: the group and its buttons. It is not announced when it appears.
`),
  component: BottomBar,
})

const fields = Array.from({ length: 30 }, (_, index) => (
  <TextField key={String(index)} label={`العنوان ${index + 1}`} value="" onChange={() => {}} />
))

export const ManyFields = meta.story({
  args: { label: 'حفظ', children: <Button variant="contained">حفظ التغييرات</Button> },
  render: (args) => (
    <>
      <form style={{ display: 'grid', gap: 24 }}>
        {fields}
        <BottomBar {...args} />
      </form>
      <div style={{ blockSize: '80vh' }} />
    </>
  ),
})

/** It covers nothing while there is nothing to save; when it comes, it uncovers the field that has the focus. */
export const Still = meta.story({
  ...ManyFields.input,
  render: (args) => {
    const [isStill, setStill] = useState(true)
    return (
      <form style={{ display: 'grid', gap: 24 }} onChange={() => setStill(false)}>
        {fields}
        <BottomBar {...args} isStill={isStill} />
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'حفظ' })
    const bottom = (field: Element) => field.getBoundingClientRect().bottom
    const seen = canvas.getAllByRole('textbox').filter((field) => bottom(field) < innerHeight)
    const last = seen.at(-1) as HTMLElement
    await userEvent.type(last, 'a')
    await waitFor(() => expect(bottom(bar)).toBeLessThan(innerHeight))
    await waitFor(() => expect(bottom(last)).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
  },
})

export const Board = meta.story(partBoard)
