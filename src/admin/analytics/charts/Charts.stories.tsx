import { lazy } from 'react'
import { expect } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { barsOf } from '@/admin/analytics/Analytics.storyHelpers'
import { trafficSources } from '@/content/admin/analyticsAudience'
import { hourly } from '@/content/admin/analyticsTraffic'
import { ChartSlot } from './ChartSlot'
import { HourColumns } from './HourColumns'
import { ShareBars } from './ShareBars'

const meta = preview.meta({
  title: 'Admin/Analytics charts',
  parameters: { screen: '/admin/analytics' },
})

const Never = lazy(() => new Promise<never>(() => {}))
const Broken = lazy(() => Promise.reject(new Error('the chunk is gone')))

const rows = trafficSources.map(({ id, source, percentage }) => ({
  id,
  name: source,
  value: percentage,
  figure: `${percentage}%`,
  hint: source,
}))

export const Hours = meta.story({
  render: () => <HourColumns hours={hourly} />,
  play: async ({ canvasElement, step }) => {
    const bars = await barsOf(canvasElement, 24)
    await step('§2: the highest and the lowest column have their figures above them', async () => {
      for (const [figure, index] of [
        ['7,120', 16],
        ['280', 4],
      ] as const) {
        const label = Array.from(canvasElement.querySelectorAll('b')).find(
          (one) => one.textContent === figure,
        )
        const middle = label?.querySelector('bdi')?.getBoundingClientRect() ?? new DOMRect()
        const bar = bars[index] ?? new DOMRect()
        await expect(Math.abs(middle.x + middle.width / 2 - (bar.x + bar.width / 2))).toBeLessThan(
          3,
        )
        await expect(middle.bottom).toBeLessThanOrEqual(bar.top + 1)
      }
    })
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => (
    <ChartSlot height={200} placeholder={<p>الرسم قادم</p>}>
      <Never />
    </ChartSlot>
  ),
  play: async ({ canvas, step }) => {
    await step('a chart that loads has its final height', async () => {
      const waiting = await canvas.findByText('الرسم قادم')
      await expect(waiting.parentElement?.offsetHeight).toBe(200)
    })
  },
})

export const NothingJumps = meta.story({
  render: () => (
    <>
      <ShareBars rows={rows} unit="الزيارات" />
      <HourColumns hours={hourly} />
      <p>بعد الرسم</p>
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('what is below the charts does not move', async () => {
      const end = canvas.getByText('بعد الرسم')
      const before = end.getBoundingClientRect().top
      await barsOf(canvasElement, 29)
      await expect(end.getBoundingClientRect().top).toBe(before)
    })
  },
})

export const ChunkMissing = meta.story({
  tags: ['state:error'],
  render: () => (
    <ChartSlot height={200}>
      <Broken />
    </ChartSlot>
  ),
  play: async ({ canvas, step }) => {
    await step('if the code of a chart cannot be loaded, a text points to the table', async () => {
      await expect(
        await canvas.findByText('تعذّر تحميل الرسم. الأرقام كلها في الجدول.'),
      ).toBeVisible()
    })
  },
})

export const Board = meta.story(screenBoard)
