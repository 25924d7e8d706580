import { expect } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { BARS } from '@/admin/analytics/Analytics.storyHelpers'
import { devices, trafficSources } from '@/content/admin/analyticsAudience'
import { hourly } from '@/content/admin/analyticsTraffic'
import { PLOT } from './chartSizes'
import { DeviceRing } from './DeviceRing'
import { HourColumns } from './HourColumns'
import { ShareBars } from './ShareBars'

/** رسوم التحليلات */
const meta = preview.meta({
  title: 'Admin/Analytics charts',
})

export const Hours = meta.story({
  render: () => <HourColumns hours={hourly} plot={PLOT} />,
  play: async ({ canvasElement, step }) => {
    const bars = Array.from(canvasElement.querySelectorAll(BARS), (bar) =>
      bar.getBoundingClientRect(),
    )
    await expect(bars).toHaveLength(24)
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

export const Ring = meta.story({ render: () => <DeviceRing devices={devices} /> })

export const Bars = meta.story({
  render: () => (
    <ShareBars
      rows={trafficSources.map(({ id, source, percentage }) => ({
        id,
        name: source,
        value: percentage,
        figure: `${percentage}%`,
      }))}
    />
  ),
})

export const Board = meta.story(screenBoard)
