import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Inbox } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { LoadingSpinner } from './LoadingSpinner'
import { SkeletonLines } from './Skeleton'

/** الأحوال: تحميل وفراغ وخطأ */
const meta = preview.meta({
  title: 'Parts/States',
  component: ErrorState,
  subcomponents: { EmptyState, LoadingSpinner, SkeletonLines },
  args: { title: 'تعذّر تحميل الرسائل', onRetry: fn() },
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** every list has all four: SkeletonLines with LoadingSpinner while it loads, EmptyState, ErrorState,
  and its rows.

  **Not** for a page that fails as a whole: RouteError. For a failed action on loaded data: a toast.

  **Keyboard:** Tab moves to the next step or to «إعادة المحاولة»; Enter, Space retry; meanwhile the button
  keeps the focus.

  **Screen reader:** An error is announced when it appears; a skeleton is silent. A spinner is a «progress bar»
  with what is loading.
`),
  decorators: [
    (Story, { tags }) =>
      tags.includes('board') ? (
        <Story />
      ) : (
        <Card component="section" aria-label="القائمة">
          <Story />
        </Card>
      ),
  ],
})

export const Failed = meta.story()

export const Empty = meta.story({
  tags: ['state:rest'],
  render: () => (
    <EmptyState
      icon={Inbox}
      title="لا توجد رسائل"
      text="لا توجد رسائل تطابق معايير البحث"
      action={<Button size="small">مسح البحث والتصفية</Button>}
    />
  ),
})

export const EmptyWithoutStep = meta.story({
  render: () => <EmptyState icon={Inbox} title="لا توجد رسائل" text="لم يتم استلام أي رسائل بعد" />,
})

/** While retrying, the button ignores clicks. */
export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: {
    title: 'تعذّر تحميل رسائل التواصل الواردة من صفحة «اتصل بنا» منذ بداية العام',
    text: '500: https://madar.example/api/contact-messages?trace=0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0 لم يصل رد من الخادم خلال المهلة المحددة. تحقق من اتصالك، ثم أعد المحاولة.',
  },
  globals: { viewport: { value: 'phone' } },
})

/** «Visual language», States: a skeleton with the final layout. */
export const Loading = meta.story({
  render: () => (
    <div style={{ padding: 20 }}>
      <SkeletonLines />
    </div>
  ),
})

/** D-37: a list that is loading shows a spinner over its skeleton. */
export const LoadingList = meta.story({
  render: () => (
    <div style={{ position: 'relative', padding: 20 }}>
      <LoadingSpinner label="جارٍ تحميل القائمة" />
      <SkeletonLines lines={6} />
    </div>
  ),
})

export const Board = meta.story(partBoard)
