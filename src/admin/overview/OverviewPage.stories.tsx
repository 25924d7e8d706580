import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { patient } from '#.storybook/storyHelpers'

/** نظرة عامة */
const meta = preview.meta({ title: 'Admin/Overview', parameters: { route: '/admin' } })

/** The newest unread messages come a moment after the page. */
export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'عرض الكل (15)' }, patient)
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    const spinner = { name: 'جارٍ التحميل: رسائل غير مقروءة' }
    await canvas.findByRole('progressbar', spinner, patient)
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('لا رسائل غير مقروءة.', undefined, patient)
  },
})

export const LoadingFails = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'networkError' },
  play: async ({ canvas }) => {
    await canvas.findByText('تعذّر تحميل الرسائل.', undefined, patient)
  },
})

export const Phone = meta.story(phone)

export const LongText = meta.story(longText)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
