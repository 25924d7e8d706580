import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { CountryFlag } from './CountryFlag'
import { FLAG_CODES } from './countryFlags'

/** علم الدولة */
const meta = preview.meta({
  title: 'Parts/CountryFlag',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** beside the name of a country, as decoration.

  **Not** for a language: a flag is a country.

  **Screen reader:** Nothing.
`),
  component: CountryFlag,
})

export const Decorative = meta.story({ args: { code: 'eg' } })

export const All = meta.story({
  tags: ['state:rest'],
  args: { code: 'EG' },
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {FLAG_CODES.map((code) => (
        <li key={code} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <CountryFlag code={code} size="large" /> <bdi>{code}</bdi>
        </li>
      ))}
    </ul>
  ),
})

export const Sizes = meta.story({
  args: { code: 'SA' },
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <CountryFlag code="SA" size="small" />
      <CountryFlag code="SA" />
      <CountryFlag code="SA" size="large" />
    </div>
  ),
})

/** A code without a flag takes the same space. */
export const Unknown = meta.story({ args: { code: 'XX' } })

export const Board = meta.story(partBoard)
