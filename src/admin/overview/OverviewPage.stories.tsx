import { expect, waitFor, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { patient } from '#.storybook/storyHelpers'
import { PendingTasks } from './PendingTasks'
import { RecentActivity } from './RecentActivity'

/** نظرة عامة */
const meta = preview.meta({ title: 'Admin/Overview', parameters: { route: '/admin' } })

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas, step }) => {
    await step('Spec §2: today, under the title', async () => {
      await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible())
      await expect(await canvas.findByText('الجمعة 20 نوفمبر 2026')).toBeVisible()
    })
    await step('Spec §2: four stat cards with their change since last month', async () => {
      const cards = [
        ['إجمالي المستخدمين', '12,847', 'ارتفاع 8.2%'],
        ['المقالات المنشورة', '3,291', 'ارتفاع 12.5%'],
        ['المشاهدات اليومية', '89,204', 'انخفاض 3.1%'],
        ['معدل التفاعل', '6.4%', 'ارتفاع 0.8%'],
      ]
      const terms = document.querySelectorAll('#main dt')
      await expect(terms).toHaveLength(cards.length)
      for (const [index, [label, value, change]] of cards.entries()) {
        const tile = terms[index]?.parentElement
        for (const text of [label, value, change, 'عن الشهر الماضي'])
          await expect(tile).toHaveTextContent(text ?? '')
      }
    })
    await step('Spec §2: recent activity', async () => {
      const activity = within(canvas.getByRole('region', { name: 'آخر النشاط' }))
      await expect(activity.getAllByRole('listitem')).toHaveLength(6)
      await expect(activity.getByText('قبل 26 دقيقة')).toBeVisible()
      const targets = activity.getAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(targets).toContain('/admin/users')
    })
    await step('Spec §2: pending tasks say their priority in words', async () => {
      const tasks = within(canvas.getByRole('region', { name: 'مهام معلّقة' }))
      await expect(tasks.getAllByText('عالية')).toHaveLength(2)
      await expect(tasks.getByText('متوسطة')).toBeVisible()
      await expect(tasks.getByText('منخفضة')).toBeVisible()
    })
    await step('a task leads to the list that is already filtered', async () => {
      const task = canvas.getByRole('link', { name: /^معالجة 3/ })
      await expect(task).toHaveAttribute('href', '/admin/news?status=error')
    })
    await step('the newest unread messages', async () => {
      const unread = within(canvas.getByRole('region', { name: 'رسائل غير مقروءة' }))
      await unread.findByRole('link', { name: 'عرض الكل (15)' }, patient)
      await expect(unread.getAllByRole('listitem')).toHaveLength(3)
    })
    await step('Spec §2: three quick actions', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'إجراءات سريعة' })).getAllByRole(
        'link',
      )
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/admin/news',
        '/admin/users',
        '/admin/analytics',
      ])
    })
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    const spinner = { name: 'جارٍ التحميل: رسائل غير مقروءة' }
    await expect(await canvas.findByRole('progressbar', spinner, patient)).toBeVisible()
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

const LONG = 'تعذّر جمع الأخبار من «صحيفة-الأقاليم-الشرقية-والجزر-البعيدة» '.repeat(4)

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <RecentActivity
        items={[{ id: 'a', text: LONG, area: 'sources', minutesAgo: 90, isFailure: true }]}
      />
      <PendingTasks items={[{ id: 'a', text: LONG, priority: 'medium', area: 'sources' }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('متوسطة')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
