import type { PartGuide } from '#.storybook/guide'
import { StatTiles } from './StatTiles'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['At the top of a screen of figures: two to four that belong together, in one strip.'],
  avoid: [
    'For more than eight figures: a table.',
    'For a trend over time that is to be read: a chart. Its line only shows a direction.',
  ],
  do: {
    text: 'A change says its period; green is good in either direction.',
    render: () => (
      <StatTiles
        tiles={[
          {
            label: 'معدل الارتداد',
            value: '34.2%',
            change: { text: '1.4%', note: 'عن الشهر الماضي', direction: 'down', isGood: true },
          },
          { label: 'المستخدمون', value: '12,847' },
        ]}
      />
    ),
  },
  dont: {
    text: 'A figure without what it counts.',
    render: () => <StatTiles tiles={[{ label: '—', value: '12847' }]} />,
  },
  keyboard: [],
  screenReader: [
    'A list of names and values; the arrow of a change is read as «ارتفاع» or «انخفاض».',
  ],
  states: [],
}
