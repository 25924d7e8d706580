import type { PartGuide } from '#.storybook/guide'
import { MetaLine } from './MetaLine'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['Below a headline: source, age, and what else is known, in this order.'],
  avoid: ['For more than four facts: a `dl`.'],
  do: {
    text: 'Source first, then the age.',
    render: () => <MetaLine items={['صحيفة المرفأ', 'قبل 25 دقيقة']} />,
  },
  dont: {
    text: 'A sentence is no fact.',
    render: () => <MetaLine items={['نشرت هذا الخبر صحيفة المرفأ', 'وذلك قبل 25 دقيقة']} />,
  },
  keyboard: [],
  screenReader: ['The texts in their order; the dots between them are silent.'],
  states: [],
}
