import type { PartGuide } from '#.storybook/guide'
import { Picture } from './Picture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For every picture of the product: it reserves its space, waits for the backend, and survives a failure.',
  ],
  avoid: ['For a person: `UserAvatar`.', 'For an icon: `Icon`.'],
  do: {
    text: 'A ratio, so that nothing moves when it arrives.',
    render: () => (
      <Picture topic="sports" glyph="medal" tone={1} width={320} height={180} ratio="16/9" />
    ),
  },
  dont: {
    text: 'An alternative text that repeats the headline beside it is read twice.',
    render: () => (
      <figure>
        <Picture topic="sports" width={320} height={180} alt="ماراثون المدينة القديمة" />
        <figcaption>ماراثون المدينة القديمة</figcaption>
      </figure>
    ),
  },
  keyboard: [],
  screenReader: [
    'Nothing without `alt`; otherwise «image» and the text, also when the picture has failed.',
  ],
  states: [],
}
