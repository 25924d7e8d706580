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

const LABELS = Array.from({ length: 30 }, (_, index) => `العنوان ${index + 1}`)

const published = () =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--bottom-bar-height')) || 0

export const ManyFields = meta.story({
  args: { label: 'حفظ', children: <Button variant="contained">حفظ التغييرات</Button> },
  render: (args) => (
    <>
      <form style={{ display: 'grid', gap: 24 }}>
        {LABELS.map((label) => (
          <TextField key={label} label={label} value="" onChange={() => {}} />
        ))}
        <BottomBar {...args} />
      </form>
      <div style={{ blockSize: '80vh' }} />
    </>
  ),
})

export const CoversNoField = meta.story({
  ...ManyFields.input,
  tags: ['developer'],
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('group', { name: 'حفظ' })
    const edges = () => bar.getBoundingClientRect()
    await step('it is visible, and its height is published', async () => {
      await expect(edges().bottom).toBeLessThan(innerHeight)
      await waitFor(() => expect(published()).toBeCloseTo(innerHeight - edges().top, 0))
    })
    await step('it does not cover a focused field', async () => {
      for (const field of canvas.getAllByRole('textbox')) {
        field.focus()
        await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(edges().top)
      }
    })
    await step('after its container its height is 0', async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await waitFor(() => expect(published()).toBe(0))
    })
  },
})

/** It covers nothing while there is nothing to save; when it comes, it uncovers the field that has the focus. */
export const Still = meta.story({
  args: ManyFields.input.args,
  render: (args) => {
    const [isStill, setStill] = useState(true)
    return (
      <form style={{ display: 'grid', gap: 24 }}>
        {LABELS.map((label) => (
          <TextField key={label} label={label} value="" onChange={() => setStill(false)} />
        ))}
        <BottomBar {...args} isStill={isStill} />
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'حفظ' })
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
    const fields = canvas.getAllByRole('textbox')
    const last = fields.findLast((field) => field.getBoundingClientRect().bottom < innerHeight)
    if (!last) throw new Error('No field is visible')
    await userEvent.type(last, 'a')
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThan(innerHeight))
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    )
  },
})

export const Board = meta.story(partBoard)
