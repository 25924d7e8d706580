import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { topics } from '@/content/topics'
import { TOPICS } from '@/ui/theme/tokens'
import { SCHEMES } from '../.storybook/tokens/designTokens'
import { tooLow } from '../.storybook/tokens/pairs'
import { decodeChanges, encodeChanges } from '../.storybook/tokens/tokenChanges'

test.each(['light', 'dark'] as const)(
  'every pair of the %s scheme that is in use has enough contrast',
  (scheme) => {
    expect(tooLow(SCHEMES[scheme])).toEqual([])
  },
)

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
  ['src/ui/theme/colorBrowserBar.ts', grounds],
])('%s, which works without the theme, repeats colours of the theme', (name, wanted) => {
  expect(readFileSync(name, 'utf8').match(/#[0-9a-f]{6}\b/g)).toEqual(wanted)
})

test.each(topics)('«$name» has a colour, which its page and its sections show', ({ slug }) => {
  expect(TOPICS).toContain(slug)
})

// The browser tries such a selector on the body, and then computes all styles of the page again for each element that
// comes and each style that changes: five times 600 elements, half of the time in which a dialog opened (ADR-7).
test('`:has()` is tried on named parts of a page, not on every element', () => {
  const broad = /(^|[^,\s] |[>+~'"`]) *(body|\*)?:has\(/m
  // Those of paper and of the page in the preview of an advertisement are never tried on a page that is pressed.
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (file) => !/print\.css|slotPlaces\.ts|\.(stories|test)\./.test(file),
  )
  expect(files.filter((file) => broad.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a link with changed tokens cannot add other rules', () => {
  const changes = { light: { brand: '#ffffff' }, dark: {} }
  expect(decodeChanges(encodeChanges(changes))).toEqual(changes)
  const attack = encodeChanges({ light: { brand: 'red } body { display: none' } })
  expect(decodeChanges(attack)).toEqual({ light: {}, dark: {} })
})
