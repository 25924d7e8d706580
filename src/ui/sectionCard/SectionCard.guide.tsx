import { linkOptions } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { PartGuide } from '#.storybook/guide'
import { CardItem } from './CardItem'
import { SectionCard } from './SectionCard'

const more = linkOptions({ to: '/$topic', params: { topic: 'sports' } })
const search = linkOptions({ to: '/search' })

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['On the front page, one for each section: three items of one kind and «عرض المزيد».'],
  avoid: [
    'On a topic or country page: `CategoryCard`.',
    'For records of the back office: `DataTable`.',
  ],
  do: {
    text: 'Items of one kind, with source and age.',
    render: () => (
      <SectionCard title="رياضة" icon={Trophy} more={more}>
        <CardItem
          title="ماراثون المدينة القديمة يفتح باب التسجيل"
          meta={['دفتر الرياضة', 'قبل 4 ساعات']}
          link={search}
        />
      </SectionCard>
    ),
  },
  dont: {
    text: 'A headline without a source.',
    render: () => (
      <SectionCard title="رياضة" icon={Trophy} more={more}>
        <CardItem title="خبر" meta={[]} link={search} />
      </SectionCard>
    ),
  },
  keyboard: [
    ['Tab', 'moves from headline to headline, then to «عرض المزيد»'],
    ['Enter', 'opens the story'],
  ],
  screenReader: [
    'A region with the name of the section; each headline is an h3 and a link; the rest of the item is no second link.',
  ],
  states: ['hover', 'focus'],
}
