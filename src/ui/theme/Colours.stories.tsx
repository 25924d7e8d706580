import { getContrastRatio, styled } from '@mui/material/styles'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { wholeCanvas } from '#.storybook/wholeCanvas'
import { dark, light, radius, size, type Token, weight } from './tokens'

const meta = preview.meta({ title: 'Foundations/Colours', parameters: wholeCanvas })

const SCHEMES = { light, dark } as const
type Scheme = keyof typeof SCHEMES

/** [text, background]: every pair that the app uses for text. */
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

/** [shape, background]: edges of fields, the focus ring, bars of charts. */
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

const TOKENS = Object.keys(light) as Token[]
/** These two tokens are shadows, not colours. */
const isShadow = (token: Token) => token === 'lift' || token === 'float'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 12,
})

/** The captions are below the colour, on paper, so that they are readable for every colour. */
const Swatch = styled('li')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  background: theme.vars.palette.tokens.paper,
  '& > p': { display: 'grid', gap: 2, padding: '8px 16px 12px', fontSize: size.t13 },
  '& > p > b': { fontSize: size.t14, fontWeight: weight.card },
  '& > p > code': { overflowWrap: 'anywhere' },
}))

const Colour = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: 72,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t18,
  fontWeight: weight.card,
}))

const Heading = styled('h2')({ fontSize: size.t22, marginBlock: '32px 12px' })

function Tokens({ scheme }: { scheme: Scheme }) {
  return (
    <Grid aria-label="الرموز">
      {TOKENS.map((token) => {
        const value = SCHEMES[scheme][token]
        return (
          <Swatch key={token}>
            <Colour style={isShadow(token) ? { boxShadow: value } : { background: value }} />
            <p dir="ltr">
              <b>{token}</b>
              <code>{value}</code>
              <code>{`--mui-palette-tokens-${token}`}</code>
            </p>
          </Swatch>
        )
      })}
    </Grid>
  )
}

function Pairs({ scheme, pairs, kind }: { scheme: Scheme; pairs: [Token, Token][]; kind: string }) {
  const colours = SCHEMES[scheme]
  return (
    <Grid aria-label={kind}>
      {pairs.map(([on, under]) => (
        <Swatch key={`${on} ${under}`}>
          <Colour style={{ background: colours[under], color: colours[on] }}>مدار 2026</Colour>
          <p dir="ltr">
            <b>
              {on} / {under}
            </b>
            <code>
              {colours[on]} / {colours[under]}
            </code>
            <code>{ratioOf(scheme, [on, under]).toFixed(2)} : 1</code>
          </p>
        </Swatch>
      ))}
    </Grid>
  )
}

function Colours({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <h1>ألوان المظهر {scheme === 'light' ? 'الفاتح' : 'الداكن'}</h1>
      <p>
        كل رمز وقيمته ومتغيّر CSS الذي يحمله، ثم كل زوج كما يُستعمل ونسبة تباينه محسوبة من القيم
        نفسها.
      </p>
      <Heading>الرموز</Heading>
      <Tokens scheme={scheme} />
      <Heading>كلمات: 4.5 على الأقل</Heading>
      <Pairs scheme={scheme} pairs={WORDS} kind="كلمات" />
      <Heading>خطوط وأشكال: 3 على الأقل</Heading>
      <Pairs scheme={scheme} pairs={SHAPES} kind="خطوط وأشكال" />
    </>
  )
}

// These stories show the colours of one scheme, so axe's second run in the other scheme does not apply.
const inOneScheme = { a11y: { test: 'off' } } as const

/** Checks that the page's CSS variables have the listed values. */
async function compareVariables(scheme: Scheme) {
  const style = getComputedStyle(document.documentElement)
  const listed = TOKENS.map((token) => [token, SCHEMES[scheme][token].replaceAll(', ', ',')])
  const real = TOKENS.map((token) => [
    token,
    style.getPropertyValue(`--mui-palette-tokens-${token}`).trim(),
  ])
  await expect(real).toEqual(listed)
}

async function measure(scheme: Scheme) {
  const low = (pairs: [Token, Token][], least: number) =>
    pairs.filter((pair) => ratioOf(scheme, pair) < least).map((pair) => pair.join(' / '))
  await expect(low(WORDS, 4.5)).toEqual([])
  await expect(low(SHAPES, 3)).toEqual([])
  await compareVariables(scheme)
}

export const Light = meta.story({
  parameters: inOneScheme,
  globals: { theme: 'light' },
  render: () => <Colours scheme="light" />,
  play: () => measure('light'),
})

export const Dark = meta.story({
  parameters: inOneScheme,
  globals: { theme: 'dark' },
  render: () => <Colours scheme="dark" />,
  play: () => measure('dark'),
})
