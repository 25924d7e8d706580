import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { trafficSources } from '@/content/admin/analyticsAudience'
import { DeviceRing } from './DeviceRing'
import { HourColumns } from './HourColumns'
import { ShareBars } from './ShareBars'

/** رسوم التحليلات */
const meta = preview.meta({
  title: 'Admin/Analytics charts',
})

export const Hours = meta.story({ render: () => <HourColumns /> })

export const Ring = meta.story({ render: () => <DeviceRing /> })

export const Bars = meta.story({
  render: () => (
    <ShareBars
      rows={trafficSources.map(({ id, source, percentage }) => ({
        id,
        name: source,
        value: percentage,
        figure: `${percentage}%`,
        hint: source,
      }))}
    />
  ),
})

export const Board = meta.story(screenBoard)
