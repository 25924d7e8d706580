import { globSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { topics } from '@/content/topics'
import { formatColour, parseColour } from '../.storybook/tokens/cssColours'
import { designTokens, SCHEMES, TOKENS } from '../.storybook/tokens/designTokens'
import { contrasts, tooLow } from '../.storybook/tokens/pairs'
import { readTokenFile } from '../.storybook/tokens/readTokenFile'
import { decodeChanges, encodeChanges } from '../.storybook/tokens/tokenChanges'

const file = (scheme: 'light' | 'dark' = 'light') =>
  structuredClone(designTokens(scheme)) as Record<string, Record<string, { $value: unknown }>>
const read = (content: unknown) => readTokenFile(JSON.stringify(content), 'light')

test.each(['light', 'dark'] as const)(
  'every pair of the %s scheme that is in use has enough contrast',
  (scheme) => {
    expect(contrasts(SCHEMES[scheme]).length).toBeGreaterThan(25)
    expect(tooLow(SCHEMES[scheme])).toEqual([])
  },
)

test('a pair without enough contrast is named', () => {
  expect(tooLow({ ...SCHEMES.light, muted: '#999999' })).toContain('muted / paper: 2.85 < 4.5')
})

const { light, dark } = SCHEMES
const grounds = [light.ground, dark.ground]
const offline = [light, dark].flatMap((it) => [it.ground, it.ink, it.muted, it.line, it.brand])
test.each([
  [
    'index.html',
    [...grounds, ...grounds, light.muted, dark.ink, light.ink, dark.brand].concat([
      light.ink,
      light.brandSoft,
      light.brandHover,
    ]),
  ],
  ['public/manifest.webmanifest', [light.ground, light.brand]],
  ['src/worker/offlinePage.ts', offline],
  ['src/lib/display.ts', grounds],
])('%s, which works without the theme, repeats colours of the theme', (name, wanted) => {
  expect(readFileSync(name, 'utf8').match(/#[0-9a-f]{6}\b/g)).toEqual(wanted)
})

test.each(topics)('«$name» has a colour, which its page and its sections show', ({ slug }) => {
  expect(TOKENS).toContain(slug)
  expect(readFileSync('src/ui/theme/site.css', 'utf8')).toContain(
    `[data-topic="${slug}"] {\n  --topic: var(--mui-palette-tokens-${slug});`,
  )
})

test('every token is used', () => {
  const code = globSync('src/**/*.{ts,tsx,css}')
    .filter((file) => !/theme\/tokens\.ts$|\.(stories|test|storyHelpers)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // `tokens.ink`, `t.ink`, `['ink']`, `{ ink } = theme.vars.palette.tokens`, and `var(--mui-palette-tokens-ink)`.
  const isUsed = (token: string) =>
    new RegExp(
      `\\b(tokens|t)\\.${token}\\b|'${token}'|\\b${token}\\b[^{}]*\\} = \\S+palette\\.tokens|tokens-${token}\\)`,
    ).test(code)
  expect(TOKENS.filter((token) => !isUsed(token))).toEqual([])
  expect(isUsed('mauve')).toBe(false)
})

// The browser tries such a selector on the body, and then computes all styles of the page again for each element that
// comes and each style that changes: five times 600 elements, half of the time in which a dialog opened (ADR-7).
test('`:has()` is tried on named parts of a page, not on every element', () => {
  const broad = /(^|[^,\s] |[>+~'"`]) *(body|\*)?:has\(/m
  for (const text of [
    "'& > :has(b) i'",
    "'body:has(h1) &': {}",
    '  :has(> .mark) {',
    '& :has(> a) > * {',
  ])
    expect(broad.test(text), text).toBe(true)
  // Those of paper and of the page in the preview of an advertisement are never tried on a page that is pressed.
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (file) => !/print\.css|slotPlaces\.ts|\.(stories|test)\./.test(file),
  )
  expect(files.filter((file) => broad.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'the W3C file of the %s scheme reads as no change',
  (scheme) => {
    const other = scheme === 'light' ? 'dark' : 'light'
    const text = JSON.stringify(designTokens(scheme))
    expect(readTokenFile(text, other)).toEqual({ scheme, changes: {}, problems: [] })
  },
)

test('a changed colour is found in both notations of the format, and through a reference', () => {
  const [byObject, byText, byReference] = [file(), file(), file()]
  const white = { colorSpace: 'srgb', components: [1, 1, 1] }
  byObject.color = { ...byObject.color, brand: { $value: white } }
  byText.color = { ...byText.color, brand: { $value: '#ffffff' } }
  byReference.color = { ...byReference.color, brand: { $value: '{color.paper}' } }
  for (const one of [byObject, byText, byReference])
    expect(read(one)).toEqual({ scheme: 'light', changes: { brand: '#ffffff' }, problems: [] })
})

test('what a file has and cannot be applied is named; what it lacks stays', () => {
  const odd = {
    color: {
      $type: 'color',
      ink: { $value: '#000000' },
      mauve: { $value: '#e0b0ff' },
      brand: { $value: 'orange' },
    },
    radius: { card: { $value: { value: 4, unit: 'px' } } },
  }
  expect(read(odd)).toEqual({
    scheme: 'light',
    changes: { ink: '#000000' },
    problems: [
      'لا رمز عندنا باسم color.mauve.',
      'قيمة color.brand ليست لونًا نقرؤه.',
      'المجموعة radius تغيّرت، ولا تظهر هنا: تُغيّرها الشيفرة وحدها.',
    ],
  })
  expect(() => readTokenFile('}', 'light')).toThrow('الملف ليس JSON')
  expect(() => readTokenFile('{"size": {}}', 'light')).toThrow('لا رموز في الملف')
})

test('colours survive the format', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
      expect(formatColour(parseColour(hex))).toBe(hex)
      const clear = `rgb(${red} ${green} ${blue} / .56)`
      expect(formatColour(parseColour(clear))).toBe(clear)
    }),
  )
})

test('changes fit into an address, and a link cannot add other rules', () => {
  const changes = { light: { brand: '#ffffff' }, dark: { lift: '0 1px 2px rgb(0 0 0 / .5)' } }
  const text = encodeChanges(changes)
  // What Storybook accepts as the value of a global in an address.
  expect(text).toMatch(/^[\w-]+$/)
  expect(decodeChanges(text)).toEqual(changes)
  expect(encodeChanges({ light: {} })).toBe('')
  expect(decodeChanges('not a change')).toEqual({})
  const attack = encodeChanges({ light: { brand: 'red } body { display: none' } })
  expect(decodeChanges(attack)).toEqual({ light: {}, dark: {} })
})
