import type { PartGuide } from '#.storybook/guide'
import { ExternalLink } from './ExternalLink'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['For every link whose address comes from data: sources, videos, posts, ads (D-26).'],
  avoid: ['For a page of the app: `AppLink`.'],
  do: {
    text: 'A name of a place, with the sign of a new tab.',
    render: () => <ExternalLink href="https://marfa.example/">صحيفة المرفأ</ExternalLink>,
  },
  dont: {
    text: 'An address as text: long, and read out letter by letter.',
    render: () => (
      <ExternalLink href="https://marfa.example/">
        https://marfa.example/news/2026/11/24/?id=4813
      </ExternalLink>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'opens it in a new tab'],
  ],
  screenReader: [
    'The words, «link», «يفتح في علامة تبويب جديدة».',
    'An address that is not http or https is a text without a link.',
  ],
  states: ['hover', 'focus'],
}
