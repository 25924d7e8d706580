import { getContrastRatio, styled } from '@mui/material/styles'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { dark, light, radius, size, type Token, weight } from './tokens'

const meta = preview.meta({ title: 'Foundations/Colours' })

const SCHEMES = { light, dark } as const
type Scheme = keyof typeof SCHEMES

/** [words, what they stand on]: every pair in which the app sets words. */
const WORDS: [Token, Token][] = [
  ['ink', 'ground'],
  ['ink', 'paper'],
  ['ink', 'sunken'],
  ['muted', 'ground'],
  ['muted', 'paper'],
  ['muted', 'sunken'],
  ['brand', 'ground'],
  ['brand', 'paper'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrandSoft', 'brandSoft'],
  ['onBright', 'bright'],
  ['onInverse', 'inverse'],
  ['onInverseMuted', 'inverse'],
  ['ok', 'okSoft'],
  ['bad', 'badSoft'],
  ['warn', 'warnSoft'],
  ['info', 'infoSoft'],
  ['onBad', 'badFill'],
  ['onGreen', 'green'],
  ['onGreenMuted', 'green'],
]

/** [a line that tells something, what it stands on]: edges of fields, the focus ring, bars of charts. */
const SHAPES: [Token, Token][] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'ground'],
  ['focus', 'paper'],
  ['focus', 'ground'],
  ['chart1', 'paper'],
  ['chart2', 'paper'],
  ['chart3', 'paper'],
  ['chart4', 'paper'],
]

const ratioOf = (scheme: Scheme, [on, under]: [Token, Token]) =>
  getContrastRatio(SCHEMES[scheme][on], SCHEMES[scheme][under])

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
})

const Swatch = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t14,
  '& > b': { fontSize: size.t18, fontWeight: weight.card },
}))

const Heading = styled('h2')({ fontSize: size.t22, marginBlock: '32px 12px' })

function Pairs({ scheme, pairs, kind }: { scheme: Scheme; pairs: [Token, Token][]; kind: string }) {
  const colours = SCHEMES[scheme]
  return (
    <Grid aria-label={kind}>
      {pairs.map(([on, under]) => (
        <Swatch key={`${on} ${under}`} style={{ background: colours[under], color: colours.ink }}>
          <b style={{ color: colours[on] }}>مدار 2026</b>
          <bdi dir="ltr">
            {on} / {under}
          </bdi>
          <bdi dir="ltr">{ratioOf(scheme, [on, under]).toFixed(2)} : 1</bdi>
        </Swatch>
      ))}
    </Grid>
  )
}

function Colours({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <h1>ألوان المظهر {scheme === 'light' ? 'الفاتح' : 'الداكن'}</h1>
      <p>كل زوج كما يُستعمل، ونسبة تباينه محسوبة من ألوان المظهر نفسها.</p>
      <Heading>كلمات: 4.5 على الأقل</Heading>
      <Pairs scheme={scheme} pairs={WORDS} kind="كلمات" />
      <Heading>خطوط وأشكال: 3 على الأقل</Heading>
      <Pairs scheme={scheme} pairs={SHAPES} kind="خطوط وأشكال" />
    </>
  )
}

// The swatches carry the colours of one scheme, whichever the toolbar shows.
const ofItsOwn = { a11y: { test: 'off' } } as const

async function measure(scheme: Scheme) {
  const low = (pairs: [Token, Token][], least: number) =>
    pairs.filter((pair) => ratioOf(scheme, pair) < least).map((pair) => pair.join(' / '))
  await expect(low(WORDS, 4.5)).toEqual([])
  await expect(low(SHAPES, 3)).toEqual([])
}

export const Light = meta.story({
  parameters: ofItsOwn,
  render: () => <Colours scheme="light" />,
  play: () => measure('light'),
})

export const Dark = meta.story({
  parameters: ofItsOwn,
  globals: { theme: 'dark' },
  render: () => <Colours scheme="dark" />,
  play: () => measure('dark'),
})
