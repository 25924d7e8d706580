/** A colour of the W3C format: sRGB components and alpha from 0 to 1, and the colour without alpha as hex. */
export type Srgb = {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha?: number | undefined
  hex: string
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/

/** Reads `#rrggbb`, `#rrggbbaa` or `rgb(r g b / a)`. @throws {Error} for another notation */
export function parseColour(css: string): Srgb {
  const hex = HEX.exec(css)
  if (hex) {
    const [red = 0, green = 0, blue = 0, alpha] = hex
      .slice(1)
      .map((two) => Number.parseInt(two ?? 'ff', 16))
    return colour([red, green, blue], hex[4] ? (alpha ?? 255) / 255 : 1)
  }
  const [, red, green, blue, alpha = '1'] = RGB.exec(css) ?? []
  if (red === undefined)
    throw new Error(`«${css}» is not a colour like #c2410c or rgb(28 25 23 / .5)`)
  const share = Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1)
  return colour([Number(red), Number(green), Number(blue)], share)
}

function colour(rgb: [number, number, number], alpha: number): Srgb {
  const components = rgb.map((value) => round(value / 255)) as Srgb['components']
  const hex = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { colorSpace: 'srgb', components, ...(alpha < 1 ? { alpha: round(alpha) } : {}), hex }
}

/** The CSS of a colour, as `tokens.ts` writes it: hex, or `rgb(28 25 23 / .56)` for a transparent one. */
export function formatColour({ components, alpha = 1 }: Omit<Srgb, 'hex' | 'colorSpace'>): string {
  const rgb = components.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
  if (alpha >= 1) return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return `rgb(${rgb.join(' ')} / ${String(round(alpha)).replace(/^0\./, '.')})`
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
