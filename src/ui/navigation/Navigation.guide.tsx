import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  call: '<RouteProgress /> and <RouteAnnouncer />, once in each layout',
  use: [
    'In every layout: a bar for a page that takes more than 300 ms, the focus and the announcement of a new page.',
  ],
  avoid: ['For what loads inside a page: `LoadingSpinner` and skeletons.'],
  do: {
    text: 'A thin bar above everything, growing from the right.',
    render: () => <StoryPicture id="parts-navigation--slow-page" title="صفحة بطيئة" height={120} />,
  },
  dont: {
    text: 'A spinner instead of the old page: everything is gone while one waits.',
    render: () => (
      <div style={{ position: 'relative', minBlockSize: 64 }}>
        <LoadingSpinner label="جارٍ تحميل الصفحة" />
      </div>
    ),
  },
  keyboard: [['Enter', 'on a link: the focus is then on the h1 of the new page']],
  screenReader: [
    '«جارٍ تحميل الصفحة» while it takes long; then the title of the new page. A change of a filter or a tab is no new page.',
  ],
  states: ['hover', 'focus'],
}
