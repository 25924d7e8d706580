import type { Token } from '@/ui/theme/tokens'
import * as design from '@/ui/theme/tokens'
import { parseColour } from './cssColours'

export const SCHEME_NAMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEME_NAMES)[number]
export type Colours = Record<Token, string>
export const SCHEMES: Readonly<Record<Scheme, Colours>> = { light: design.light, dark: design.dark }
export const TOKENS = Object.keys(design.light) as Token[]

/** These tokens are shadows, not colours. */
export const isShadow = (token: string) => token === 'lift' || token === 'float'

/** Where a file says which scheme it has; the format itself has no schemes. */
export const SCHEME_EXTENSION = 'madar.scheme'

/** Returns all tokens of a scheme in the W3C design-token format (2025.10), for `npm run tokens`. */
export function designTokens(scheme: Scheme): Record<string, unknown> {
  const tokensThat = (areShadows: boolean) =>
    Object.entries(SCHEMES[scheme]).filter(([token]) => isShadow(token) === areShadows)
  const { fast, calm, ease } = design.motion
  return {
    $description: `مدار، ${scheme === 'light' ? 'المظهر الفاتح' : 'المظهر الداكن'}`,
    $extensions: { [SCHEME_EXTENSION]: scheme },
    color: group('color', tokensThat(false), parseColour),
    shadow: group('shadow', tokensThat(true), parseShadows),
    fontFamily: group('fontFamily', [['text', design.fontFamily]], (families) =>
      families.split(',').map((name) => name.trim().replaceAll("'", '')),
    ),
    fontSize: group('dimension', Object.entries(design.size), dimension),
    fontWeight: group('fontWeight', Object.entries(design.weight), Number),
    lineHeight: group('number', Object.entries(design.lineHeight), Number),
    radius: group('dimension', Object.entries(design.radius), (px) => dimension(`${px}px`)),
    controlHeight: group('dimension', Object.entries(design.control), dimension),
    duration: group('duration', Object.entries({ fast, calm }), (value) => ({ value, unit: 'ms' })),
    easing: group('cubicBezier', [['out', ease]], (css) =>
      Array.from(css.matchAll(/[\d.]+/g), Number),
    ),
  }
}

const group = <T>(
  $type: string,
  tokens: readonly (readonly [name: string, value: T])[],
  convert: (value: T) => unknown,
) => ({
  $type,
  ...Object.fromEntries(tokens.map(([name, value]) => [name, { $value: convert(value) }])),
})

function dimension(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined) throw new Error(`«${css}» is not a length in px or rem`)
  return { value: Number(value), unit }
}

/** Reads the value of `box-shadow`: offsets, blur, perhaps spread, colour. */
function parseShadows(css: string) {
  return css.split(/,(?![^(]*\))/).map((one) => {
    const [, lengths = '', color = ''] = /^(.*?)\s+((?:#|rgb).*)$/.exec(one.trim()) ?? []
    const [offsetX, offsetY, blur, spread = '0'] = lengths.split(/\s+/)
    if (!offsetX || !offsetY || !blur) throw new Error(`«${one}» is not a shadow`)
    return {
      color: parseColour(color),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })
}
