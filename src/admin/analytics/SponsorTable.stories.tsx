import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { sponsors } from '@/content/admin/analyticsRevenue'
import { SponsorTable } from './SponsorTable'

/** جدول الرعاة */
const meta = preview.meta({
  title: 'Admin/Analytics sponsor table',
  component: SponsorTable,
  args: { sponsors },
})

export const Normal = meta.story({ tags: ['state:normal'] })

/** On phones a select has every order. */
export const Phone = meta.story({ tags: ['state:phone'], globals: phone.globals })

const LONG = 'المؤسسة العامة للمعارض والمؤتمرات والفعاليات الثقافية والتقنية '.repeat(3)

export const LongText = meta.story({
  tags: ['state:long-text'],
  args: {
    sponsors: sponsors.map((sponsor) => ({
      ...sponsor,
      name: LONG,
      impressions: 987_654_321,
      revenue: 123_456_789,
    })),
  },
  play: fitsTheWidth,
})

export const Empty = meta.story({ tags: ['state:empty'], args: { sponsors: [] } })

export const Board = meta.story(screenBoard)
