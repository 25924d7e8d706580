import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { patient } from '#.storybook/storyHelpers'
import { barsOf } from '@/admin/analytics/Analytics.storyHelpers'
import { devices, trafficSources } from '@/content/admin/analyticsAudience'
import { hourly } from '@/content/admin/analyticsTraffic'
import { BarsChart } from './BarsChart'
import { ROW } from './bars'
import { ChartSlot, lazyChart } from './ChartSlot'
import { HOURS_AXIS, PLOT, RING } from './chartStyle'
import { DeviceChart } from './DeviceChart'
import { HourColumns } from './HourColumns'
import { HoursChart } from './HoursChart'
import { ShareBars } from './ShareBars'
import { StaticBars } from './StaticBars'
import { StaticHours } from './StaticHours'
import { StaticRing } from './StaticRing'

/** رسوم التحليلات */
const meta = preview.meta({
  title: 'Admin/Analytics charts',
})

const Never = lazyChart(() => new Promise<never>(() => {}))
let wasBrokenTried = false
const Broken = lazyChart(() => {
  wasBrokenTried = true
  return Promise.reject(new Error('the chunk is gone'))
})

/** A static chart, and the live one below it. */
const Pair = ({ children, ...slot }: ComponentProps<typeof ChartSlot>) => (
  <div data-pair>
    <ChartSlot {...slot}>{slot.staticChart}</ChartSlot>
    <ChartSlot {...slot}>{children}</ChartSlot>
  </div>
)

/** What a chart shows, sorted by text; the left, right and upper edges are relative to its slot. */
function marksOf(slot: Element) {
  const origin = slot.getBoundingClientRect()
  return Array.from(slot.querySelectorAll(':is(rect, path, text):not(clipPath *)'), (mark) => {
    const { left, right, top } = mark.getBoundingClientRect()
    const { fill } = getComputedStyle(mark)
    const edges = [left - origin.left, right - origin.left, top - origin.top]
    return { text: mark.textContent ?? '', fill, edges }
  }).sort((one, other) => one.text.localeCompare(other.text))
}

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

/** The static charts, which the HTML of the page has, beside the live ones. */
export const StaticAndLive = meta.story({
  render: () => (
    <>
      <Pair height={PLOT + HOURS_AXIS} staticChart={<StaticHours hours={hourly} />}>
        <HoursChart hours={hourly} />
      </Pair>
      <Pair height={RING.box} staticChart={<StaticRing devices={devices} />}>
        <DeviceChart devices={devices} />
      </Pair>
      <Pair height={rows.length * ROW} staticChart={<StaticBars rows={rows} />}>
        <BarsChart rows={rows} unit="الزيارات" />
      </Pair>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await barsOf(canvasElement, 29)
    for (const [index, pair] of canvasElement.querySelectorAll('[data-pair]').entries())
      await step(`chart ${index + 1}: both have the same colours, labels and places`, async () => {
        const [still = [], live = []] = Array.from(pair.children, marksOf)
        await expect(still.length).toBeGreaterThan(4)
        await expect(still.map(({ text, fill }) => [text, fill])).toEqual(
          live.map(({ text, fill }) => [text, fill]),
        )
        for (const [at, { edges }] of still.entries())
          for (const [side, edge] of edges.entries())
            await expect(Math.abs(edge - (live[at]?.edges[side] ?? NaN))).toBeLessThan(1)
      })
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => (
    <ChartSlot height={200} staticChart={<p>الرسم الثابت</p>}>
      <Never whenIdle placeholder={<p>الرسم الثابت</p>} />
    </ChartSlot>
  ),
  play: async ({ canvas, step }) => {
    await step('until a chart is loaded the static one is at its place', async () => {
      await userEvent.hover(await canvas.findByText('الرسم الثابت'))
      const still = await canvas.findByText('الرسم الثابت')
      await expect(still).toBeVisible()
      await expect(still.parentElement?.offsetHeight).toBe(200)
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
    <ChartSlot height={200} staticChart={<p>الرسم الثابت</p>}>
      <Broken whenIdle placeholder={<p>الرسم الثابت</p>} />
    </ChartSlot>
  ),
  play: async ({ canvas, step }) => {
    await step('if the code of a chart cannot be loaded, the static one remains', async () => {
      await userEvent.hover(await canvas.findByText('الرسم الثابت'))
      await waitFor(() => expect(wasBrokenTried).toBe(true), patient)
      await expect(await canvas.findByText('الرسم الثابت')).toBeVisible()
    })
  },
})

export const Board = meta.story(screenBoard)
