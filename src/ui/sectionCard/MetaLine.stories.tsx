import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { MetaLine } from './MetaLine'

/** سطر المصدر والوقت */
const meta = preview.meta({
  title: 'Parts/MetaLine',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** below a headline: source, age, and what else is known, in this order.

  **Not** for more than four facts: a dl.

  **Screen reader:** The texts in their order; the dots between them are silent.
`),
  component: MetaLine,
})

export const OneLine = meta.story({
  args: { items: ['الشوط الثالث', 'قبل 35 دقيقة'] },
})

/** An item at the start of a line has no dot before it, and no line ends with a dot. */
export const Wrapped = meta.story({
  args: { items: ['وكالة الجسر السابع للأنباء', 'قبل 12 دقيقة', 'تحديث ثالث'] },
  decorators: [(Story) => <div style={{ inlineSize: 190 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const line = canvas.getByText('قبل 12 دقيقة').parentElement as HTMLElement
    const second = canvas.getByText('قبل 12 دقيقة').getBoundingClientRect()
    const first = canvas.getByText(/^وكالة/).getBoundingClientRect()
    await expect(second.top).toBeGreaterThan(first.top)
    // The item starts at the edge of its line, so its dot is outside, where the line clips it.
    await expect(Math.round(second.right)).toBe(Math.round(line.getBoundingClientRect().right))
    await expect(getComputedStyle(line).overflowX).toBe('clip')
  },
})

export const EmptyItems = meta.story({
  args: { items: ['مصدر', '', null, undefined, 'أمس'] },
  play: async ({ canvas }) => {
    const line = canvas.getByText('مصدر').parentElement as HTMLElement
    await expect(line.children).toHaveLength(2)
  },
})

export const Board = meta.story(partBoard)
