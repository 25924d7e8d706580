import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { MoveButtons } from './MoveButtons'
import { guide } from './MoveButtons.guide'

const meta = preview.meta({
  title: 'Parts/MoveButtons',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  component: MoveButtons,
  args: { name: 'عمود التاريخ', isFirst: false, isLast: false, onMove: fn() },
})

export const Between = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تقديم عمود التاريخ' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(-1)
    await userEvent.click(canvas.getByRole('button', { name: 'تأخير عمود التاريخ' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(1)
  },
})

export const First = meta.story({ tags: ['state:disabled'], args: { isFirst: true } })

export const Last = meta.story({ args: { isLast: true } })

export const Board = meta.story(partBoard)
