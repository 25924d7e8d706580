import type { Token } from '@/ui/theme/tokens'
import * as design from '@/ui/theme/tokens'
import { parseColour, type Srgb } from './cssColours'

export const SCHEME_NAMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEME_NAMES)[number]
export type Colours = Record<Token, string>
export const SCHEMES: Readonly<Record<Scheme, Colours>> = {
  light: design.light,
  dark: design.dark,
}
export const TOKENS = Object.keys(design.light) as Token[]

/** These tokens are shadows, not colours. */
export const isShadow = (token: string) => token === 'lift' || token === 'float'

/** Where a file says which scheme it has; the format itself has no schemes. */
export const SCHEME_EXTENSION = 'madar.scheme'

type Dimension = { value: number; unit: 'px' | 'rem' }
type Entry = { $value: unknown; $description?: string }
type Group = { $type: string; $description?: string } & Record<string, Entry | string>

/** Returns all tokens of a scheme in the W3C design-token format (2025.10), for `npm run tokens`. */
export function designTokens(scheme: Scheme): Record<string, unknown> {
  const colours = SCHEMES[scheme]
  const entries = <T>(values: Record<string, T>, convert: (value: T) => unknown) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: convert(value) }]),
    )
  const group = ($type: string, tokens: Record<string, Entry>): Group => ({ $type, ...tokens })
  const named = (wanted: (token: Token) => boolean) =>
    Object.fromEntries(TOKENS.filter(wanted).map((token) => [token, colours[token]]))
  return {
    $description: `مدار، ${scheme === 'light' ? 'المظهر الفاتح' : 'المظهر الداكن'}`,
    $extensions: { [SCHEME_EXTENSION]: scheme },
    color: group(
      'color',
      entries(
        named((token) => !isShadow(token)),
        parseColour,
      ),
    ),
    shadow: group('shadow', entries(named(isShadow), parseShadows)),
    fontFamily: group('fontFamily', {
      text: { $value: design.fontFamily.split(',').map((name) => name.trim().replaceAll("'", '')) },
    }),
    fontSize: group('dimension', entries(design.size, dimension)),
    fontWeight: group('fontWeight', entries(design.weight, Number)),
    lineHeight: group('number', entries(design.lineHeight, Number)),
    radius: group(
      'dimension',
      entries(design.radius, (px) => dimension(`${px}px`)),
    ),
    controlHeight: group('dimension', entries(design.control, dimension)),
    duration: group('duration', {
      fast: { $value: { value: design.motion.fast, unit: 'ms' } },
      calm: { $value: { value: design.motion.calm, unit: 'ms' } },
    }),
    easing: group('cubicBezier', {
      out: {
        $value: Array.from(design.motion.ease.matchAll(/[\d.]+/g), ([number]) => Number(number)),
      },
    }),
  }
}

function dimension(css: string): Dimension {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined) throw new Error(`«${css}» is not a length in px or rem`)
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' }
}

type Shadow = {
  color: Srgb
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}

/** Reads the value of `box-shadow`: offsets, blur, perhaps spread, colour. */
function parseShadows(css: string): Shadow[] {
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
