const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/

/**
 * Reads `#rrggbb`, `#rrggbbaa` or `rgb(r g b / a)` as a colour of the W3C format: sRGB components and alpha from 0 to 1,
 * and the colour without alpha as hex. @throws {Error} for another notation
 */
export function parseColour(css: string) {
  const hex = HEX.exec(css)
    ?.slice(1)
    .map((two) => Number.parseInt(two ?? 'ff', 16))
  if (hex) return colour(hex.slice(0, 3), (hex[3] ?? 255) / 255)
  const [, red, green, blue, alpha = '1'] = RGB.exec(css) ?? []
  if (red === undefined)
    throw new Error(`«${css}» is not a colour like #c2410c or rgb(28 25 23 / .5)`)
  const share = Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1)
  return colour([red, green, blue].map(Number), share)
}

const colour = (rgb: readonly number[], alpha: number) => ({
  colorSpace: 'srgb',
  components: rgb.map((value) => round(value / 255)),
  ...(alpha < 1 ? { alpha: round(alpha) } : {}),
  hex: hexOf(rgb),
})

type Parts = { components: readonly number[]; alpha?: number | undefined }

/** The CSS of a colour, as `tokens.ts` writes it: hex, or `rgb(28 25 23 / .56)` for a transparent one. */
export function formatColour({ components, alpha = 1 }: Parts): string {
  const rgb = components.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
  if (alpha >= 1) return hexOf(rgb)
  return `rgb(${rgb.join(' ')} / ${String(round(alpha)).replace(/^0\./, '.')})`
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

const round = (value: number) => Math.round(value * 10_000) / 10_000
