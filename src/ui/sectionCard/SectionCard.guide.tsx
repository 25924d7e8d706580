import { linkOptions } from '@tanstack/react-router'
import type { PartGuide } from '#.storybook/guide'
import { CardItem } from './CardItem'
import { MoreLink, SectionCard } from './SectionCard'

const action = (
  <MoreLink title="رياضة" link={linkOptions({ to: '/$topic', params: { topic: 'sports' } })} />
)
const search = linkOptions({ to: '/search' })

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'On the front page, one for each section: three items of one kind and «عرض المزيد».',
    'On topic and country pages, through `CategoryCard`.',
  ],
  avoid: ['For records of the back office: `DataTable`.'],
  do: {
    text: 'Items of one kind, with source and age.',
    render: () => (
      <SectionCard title="رياضة" topic="sports" action={action}>
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
      <SectionCard title="رياضة" topic="sports" action={action}>
        <CardItem title="خبر" meta={[]} link={search} />
      </SectionCard>
    ),
  },
  keyboard: [
    ['Tab', 'moves to «عرض المزيد», then from headline to headline'],
    ['Enter', 'opens the story'],
  ],
  screenReader: [
    'A region with the name of the section; each headline is an h3 and a link; the rest of the item is no second link.',
  ],
  states: ['hover', 'focus'],
}
