import { Activity, Eye, LogOut, Newspaper, Users } from 'lucide-react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { StatTiles } from './StatTiles'

/** مربعات الأرقام */
const meta = preview.meta({
  title: 'Parts/StatTiles',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** at the top of a screen of figures: two to four that belong together, in one strip.

  **Not** for more than eight figures: a table. For a trend over time: a chart.

  **Screen reader:** A list of names and values; the arrow of a change is read as «ارتفاع» or «انخفاض».
`),
  component: StatTiles,
})

const note = 'عن الشهر الماضي'

export const Four = meta.story({
  args: {
    tiles: [
      {
        label: 'إجمالي المستخدمين',
        value: '12,847',
        icon: Users,
        trend: [9120, 9310, 9480, 9750, 10240, 10610, 11180, 11874, 12847],
        change: { text: '8.2%', note, isUp: true, isGood: true },
      },
      {
        label: 'المقالات المنشورة',
        value: '3,291',
        icon: Newspaper,
        change: { text: '12.5%', note, isUp: true, isGood: true },
      },
      {
        label: 'المشاهدات اليومية',
        value: '89,204',
        icon: Eye,
        change: { text: '3.1%', note, isUp: false, isGood: false },
      },
      {
        label: 'معدل الارتداد',
        value: '34.2%',
        icon: LogOut,
        change: { text: '1.4%', note, isUp: false, isGood: true },
      },
    ],
  },
})

export const FourOnPhone = meta.story({
  args: Four.composed.args,
  globals: { viewport: { value: 'phone' } },
})

const three = [
  { label: 'أخبار اليوم', value: 24 },
  { label: 'مصادر متابعة', value: 9 },
  { label: 'فئات نشطة', value: 3, icon: Activity },
]

export const Three = meta.story({ args: { tiles: three } })

export const LongText = meta.story({
  args: {
    tiles: [
      {
        label: 'متوسط الإيراد لكل زائر فريد من الحملات المدفوعة',
        value: '1,234,567,890.12 ريال',
        icon: Users,
        change: {
          text: '1,204.5%',
          note: 'عن الفترة نفسها من العام الماضي',
          isUp: true,
          isGood: true,
        },
      },
      { label: 'رقم', value: '0' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
