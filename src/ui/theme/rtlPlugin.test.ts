import type { StylisPlugin } from '@emotion/cache'
import muiRtlPlugin from '@mui/stylis-plugin-rtl'
import fc from 'fast-check'
// @ts-expect-error: stylis has no types
import { compile, middleware, serialize, stringify } from 'stylis'
import { expect, test } from 'vitest'
import { rtlPlugin } from './rtlPlugin'

const cssWith = (plugin: StylisPlugin, css: string): string =>
  serialize(compile(css), middleware([plugin, stringify]))

const VALUES = [
  ...['0', '-4px', '20%', 'auto', '1.5rem', 'red', '#fff', 'blue'],
  ...['var(--gap)', 'calc(1rem - 2px)', 'rgb(1 2 3 / 4%)', 'left', 'right', 'ltr', 'inset'],
  ...['e-resize', 'top left', 'translateX(4px)', 'translate(-50%, 2px)', 'translate3d(1px, 0, 0)'],
  ...['url(left.png)', 'linear-gradient(to right, red 0%, blue)', '1px solid red', 'ease-in 0.2s'],
]
const PROPERTIES =
  'margin margin-left margin-inline padding padding-right inset left float border border-color border-style border-width border-left border-radius border-top-left-radius background background-position background-position-x box-shadow text-shadow transform transform-origin transition text-align direction flex-direction cursor color width clear font --side'.split(
    ' ',
  )
const declaration = fc
  .tuple(
    fc.constantFrom(...PROPERTIES),
    fc.array(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(
    ([name, values, isImportant]) =>
      `${name}:${values.join(' ')}${isImportant ? '!important' : ''};`,
  )
const SELECTORS = ['.a', '.a:hover', '.left > b', '.a:dir(ltr)', '[dir=rtl] .a']
const WRAPS = ['', '@media (min-width:1px)', '@container (width>1px)', '@keyframes a']

test('the fast check skips no rule that the plugin would mirror', () => {
  fc.assert(
    fc.property(
      fc.array(declaration, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...SELECTORS),
      fc.constantFrom(...WRAPS),
      (declarations, selector, wrap) => {
        const isFrames = wrap.startsWith('@keyframes')
        const rule = `${isFrames ? 'from' : selector}{${declarations.join('')}}`
        const css = wrap ? `${wrap}{${rule}}` : rule
        expect(cssWith(rtlPlugin, css)).toBe(cssWith(muiRtlPlugin as StylisPlugin, css))
      },
    ),
    { numRuns: 6000, seed: 7 },
  )
})
