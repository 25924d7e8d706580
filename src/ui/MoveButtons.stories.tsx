import { expect, fn } from 'storybook/test'
import { componentParameters } from '#.storybook/componentParameters'
import preview from '#.storybook/preview'
import { MoveButtons } from './MoveButtons'

const meta = preview.meta({
  title: 'Parts/MoveButtons',
  tags: ['autodocs'],
  parameters: componentParameters,
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

export const First = meta.story({ args: { isFirst: true } })

export const Last = meta.story({ args: { isLast: true } })
