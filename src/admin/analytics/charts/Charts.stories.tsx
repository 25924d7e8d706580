import type { StoryContext } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
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
const Broken = lazyChart(() => Promise.reject<never>(new Error('the chunk is gone')))

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

/** Both charts of a pair have the same colours and labels at the same places, within a pixel. */
async function expectSame(pair: Element) {
  const [still = [], live = []] = Array.from(pair.children, marksOf)
  await expect(still.length).toBeGreaterThan(4)
  await expect(still.map(({ text, fill }) => [text, fill])).toEqual(
    live.map(({ text, fill }) => [text, fill]),
  )
  for (const [at, { edges }] of still.entries())
    for (const [side, edge] of edges.entries())
      await expect(Math.abs(edge - (live[at]?.edges[side] ?? NaN))).toBeLessThan(1)
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
  play: async ({ canvasElement }) => {
    await barsOf(canvasElement, 24)
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
  play: async ({ canvasElement }) => {
    await barsOf(canvasElement, 29)
    for (const pair of canvasElement.querySelectorAll('[data-pair]')) await expectSame(pair)
  },
})

/** Until a chart is loaded, and if its code cannot be loaded, the static one is at its place. */
const unloaded = (Chart: typeof Never) => () => (
  <ChartSlot height={200} staticChart={<p>الرسم الثابت</p>}>
    <Chart whenIdle placeholder={<p>الرسم الثابت</p>} />
  </ChartSlot>
)

const hoverChart = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.hover(await canvas.findByText('الرسم الثابت'))
  await canvas.findByText('الرسم الثابت')
}

export const Loading = meta.story({
  tags: ['state:loading'],
  render: unloaded(Never),
  play: hoverChart,
})

export const ChunkMissing = meta.story({
  tags: ['state:error'],
  render: unloaded(Broken),
  play: hoverChart,
})

export const NothingJumps = meta.story({
  render: () => (
    <>
      <ShareBars rows={rows} unit="الزيارات" />
      <HourColumns hours={hourly} />
      <p>بعد الرسم</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const end = () => canvas.getByText('بعد الرسم').getBoundingClientRect().top
    const before = end()
    await barsOf(canvasElement, 29)
    await expect(end()).toBe(before)
  },
})

export const Board = meta.story(screenBoard)
