/** The colour of the orange body, the same in both colour schemes. */
export const BRIGHT = '#f97316'

/** A hue of OKLCH and its strength. */
type Tint = readonly [hue: number, chroma: number]

/**
 * Of topics; and of countries, after the flag, the land or the sea: neighbours on the list of countries differ.
 */
export const TINTS = new Map<string, Tint>([
  ['breaking', [50, 0.075]],
  ['sports', [122, 0.065]],
  ['technology', [222, 0.05]],
  ['entertainment', [0, 0.06]],
  ['business', [84, 0.07]],
  ['religion', [168, 0.055]],
  ['science', [284, 0.08]],
  ['health', [36, 0.09]],
  ['culture', [68, 0.085]],
  ['video', [65, 0.03]],
  ['posts', [196, 0.045]],
  ['ad', [60, 0.01]],
  ['saudi-arabia', [152, 0.06]],
  ['uae', [28, 0.06]],
  ['egypt', [82, 0.08]],
  ['qatar', [8, 0.075]],
  ['kuwait', [232, 0.065]],
  ['bahrain', [22, 0.07]],
  ['oman', [48, 0.075]],
  ['jordan', [34, 0.085]],
  ['lebanon', [158, 0.06]],
  ['syria', [128, 0.055]],
  ['palestine', [114, 0.065]],
  ['iraq', [100, 0.07]],
  ['libya', [76, 0.07]],
  ['tunisia', [240, 0.075]],
  ['algeria', [162, 0.065]],
  ['morocco', [30, 0.09]],
  ['sudan', [62, 0.06]],
  ['somalia', [238, 0.07]],
  ['djibouti', [205, 0.06]],
  ['comoros', [180, 0.06]],
  ['mauritania', [88, 0.075]],
  ['yemen', [54, 0.07]],
  ['arab-world', [250, 0.06]],
])

/** 0 dawn, 1 day, 2 night, 3 dusk. */
export type Time = 0 | 1 | 2 | 3

/**
 * The parts of a picture (`pictures.ts`): the colour in the files, that of a country's picture in the morning; the lightness
 * in per cent for each time of day; and that in the dark scheme, where the sky is the darkest part at any time, and what is
 * near the lightest but for the windows.
 */
export const PARTS = [
  ['s', '#e1e8f0', [91, 93, 47, 78], 22],
  ['h', '#d0dbe7', [95, 88, 53, 84], 27],
  ['r', '#bbc7d3', [84, 82, 60, 70], 36],
  [1, '#c9d3de', [85, 87, 42, 72], 32],
  [2, '#b3bfcd', [78, 80, 38, 65], 38],
  [3, '#96a5b6', [69, 71, 33, 56], 44],
  [4, '#74879c', [58, 61, 27, 46], 51],
  [5, '#4b627d', [46, 48, 21, 35], 58],
  ['w', '#f2f5f8', [98, 97, 88, 95], 78],
  ['i', '#3b526c', [42, 42, 94, 28], 88],
] as const
/** The colour of the sky; by day, in the light scheme, it has the tint. */
const SKIES: Record<Time, { light?: Tint; dark: Tint }> = {
  0: { light: [62, 0.09], dark: [330, 0.045] },
  1: { dark: [235, 0.03] },
  2: { light: [264, 0.065], dark: [264, 0.053] },
  3: { light: [20, 0.09], dark: [300, 0.045] },
}

/** Returns the CSS of a picture, in both colour schemes; a class is `k` and the part. */
export function css(topic: string, place: string | null | undefined, time: Time): string {
  const tint = TINTS.get(place ?? '') ?? TINTS.get(topic) ?? ([60, 0.012] as const)
  const [hue, chroma] = tint
  const light = rules(([, , times]) => times[time], tint, SKIES[time].light ?? tint)
  const dark = rules((part) => part[3], [hue, chroma * 0.75], SKIES[time].dark)
  return `${light}@media(prefers-color-scheme:dark){${dark}}`
}

type Part = (typeof PARTS)[number]

function rules(lightnessOf: (one: Part) => number, tint: Tint, sky: Tint): string {
  const colours = PARTS.map((one) => {
    const [part, percent] = [one[0], lightnessOf(one)]
    const [hue, chroma] = part === 's' || part === 'h' ? sky : tint
    // The lightest and the darkest parts are the least coloured.
    const strength = chroma * (1 - Math.abs(percent - 48) / 62)
    return [part, `oklch(${percent}% ${Math.round(strength * 1000) / 1000} ${hue})`] as const
  })
  const line = Object.fromEntries(colours)[5]
  return [
    ...colours.map(([part, colour]) =>
      part === 'r' ? `.kr{fill:none;stroke:${colour};stroke-width:3}` : `.k${part}{fill:${colour}}`,
    ),
    `.kl{fill:none;stroke:${line};stroke-width:8;stroke-linejoin:round}.ko{fill:${BRIGHT}}`,
  ].join('')
}
