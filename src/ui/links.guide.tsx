import { linkOptions } from '@tanstack/react-router'
import type { PartGuide } from '#.storybook/guide'
import { AppLink, ButtonLink } from './links'

const search = linkOptions({ to: '/search' })

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    '`AppLink` inside texts and lists, `ButtonLink` for the next step of a screen, `IconButtonLink` where only a picture fits.',
    'The target is data, made by `linkOptions`: a wrong path does not compile.',
  ],
  avoid: [
    'For an address from data: `ExternalLink` checks it.',
    'For an action on this page: a `Button`.',
  ],
  do: {
    text: 'The words say where the link leads.',
    render: () => <AppLink {...search}>ابحث في كل الأقسام</AppLink>,
  },
  dont: {
    text: '«Here» says nothing in a list of links.',
    render: () => (
      <p>
        للبحث اضغط <ButtonLink {...search}>هنا</ButtonLink>
      </p>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'opens it'],
  ],
  screenReader: ['The words, «link», and «current page» where it leads to this page.'],
  states: ['hover', 'focus', 'pressed', 'selected'],
}
