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
})

export const Board = meta.story(partBoard)
