import { expect } from 'storybook/test'
import { part } from '../../../.storybook/part'
import preview from '../../../.storybook/preview'
import { ComingSoonPage } from './ComingSoonPage'

const meta = preview.meta({
  title: 'Parts/ComingSoonPage',
  tags: ['autodocs'],
  parameters: part,
  component: ComingSoonPage,
  args: { title: 'سياسة الخصوصية' },
})

export const Public = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('سياسة الخصوصية')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
})

export const Admin = meta.story({
  args: { title: 'الإعلانات', home: '/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/admin')
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongText = meta.story({
  args: {
    title: 'أخبار الفعاليات الثقافية والمعارض والمهرجانات والندوات في الدول العربية هذا الموسم',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
