import { Inbox } from 'lucide-react'
import type { PartGuide } from '#.storybook/guide'
import { EmptyState } from './EmptyState'
import { SkeletonLines } from './SkeletonLines'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'Every list has all four: `SkeletonLines` with `LoadingSpinner` while it loads, `EmptyState`, `ErrorState`, and its rows.',
  ],
  avoid: [
    'For a page that fails as a whole: `RouteError`.',
    'For a failed action on loaded data: a toast.',
  ],
  do: {
    text: 'Why it is empty, and the next step.',
    render: () => (
      <EmptyState icon={Inbox} title="لا توجد رسائل" text="لا توجد رسائل تطابق معايير البحث" />
    ),
  },
  dont: {
    text: 'A skeleton for what will never arrive.',
    render: () => <SkeletonLines lines={4} />,
  },
  keyboard: [
    ['Tab', 'moves to the next step or to «إعادة المحاولة»'],
    ['Enter, Space', 'retry; meanwhile the button keeps the focus'],
  ],
  screenReader: [
    'An error is announced when it appears; a skeleton is silent.',
    'A spinner is a «progress bar» with what is loading.',
  ],
  states: ['hover', 'focus'],
}
