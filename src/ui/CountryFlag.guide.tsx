import type { PartGuide } from '#.storybook/guide'
import { CountryFlag } from './CountryFlag'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['Beside the name of a country, as decoration; with `label` where no name is beside it.'],
  avoid: ['For a language: a flag is a country.'],
  do: {
    text: 'The name is beside it.',
    render: () => (
      <p>
        <CountryFlag code="EG" /> مصر
      </p>
    ),
  },
  dont: {
    text: 'A flag for a language.',
    render: () => (
      <p>
        <CountryFlag code="SA" /> اللغة العربية
      </p>
    ),
  },
  keyboard: [],
  screenReader: ['Nothing; with `label`: «image» and the name.'],
  states: [],
}
