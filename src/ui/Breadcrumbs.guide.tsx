import { linkOptions } from '@tanstack/react-router'
import type { PartGuide } from '#.storybook/guide'
import { Breadcrumbs } from './Breadcrumbs'

const home = { label: 'الرئيسية', link: linkOptions({ to: '/' }) }

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['Above the title of every page below the front page, to say where it is.'],
  avoid: ['On the front page and in the back office, whose menu says where the editor is.'],
  do: {
    text: 'The last item is this page, and no link.',
    render: () => <Breadcrumbs items={[home, { label: 'رياضة' }]} />,
  },
  dont: {
    text: 'A single item leads nowhere.',
    render: () => <Breadcrumbs items={[{ label: 'رياضة' }]} />,
  },
  keyboard: [
    ['Tab', 'moves from link to link'],
    ['Enter', 'opens the page'],
  ],
  screenReader: ['The landmark «مسار التنقل», a list, and «current page» for the last item.'],
  states: ['hover', 'focus'],
}
