import { getContrastRatio } from '@mui/material/styles'
import type { Token } from '@/ui/theme/tokens'
import type { Colours } from './designTokens'

type Pair = readonly [on: Token, under: Token]

/** [text, background]: every pair that the app uses for text, at least 4.5 : 1. */
const WORDS: readonly Pair[] = [
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

/** [shape, background]: edges of fields, the focus ring, bars of charts, at least 3 : 1. */
const SHAPES: readonly Pair[] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'ground'],
  ['focus', 'paper'],
  ['focus', 'ground'],
  ['chart1', 'paper'],
  ['chart2', 'paper'],
  ['chart3', 'paper'],
  ['chart4', 'paper'],
]

export const LEAST = { words: 4.5, shapes: 3 } as const

export type Contrast = { pair: Pair; ratio: number; least: number }

/** Returns each pair with its contrast by WCAG 2.2, from 1 to 21, and the least that it needs. */
export function contrasts(colours: Colours): Contrast[] {
  const measure = (least: number) => (pair: Pair) => {
    const [on, under] = pair
    return { pair, ratio: getContrastRatio(colours[on], colours[under]), least }
  }
  return [...WORDS.map(measure(LEAST.words)), ...SHAPES.map(measure(LEAST.shapes))]
}

/** Names the pairs that are below their least: «muted / ground: 3.1 < 4.5». */
export const tooLow = (colours: Colours): string[] =>
  contrasts(colours)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }) => `${pair.join(' / ')}: ${ratio.toFixed(2)} < ${least}`)
