import { getContrastRatio } from '@mui/material/styles'
import type { Token } from '@/ui/theme/tokens'
import type { Colours } from './designTokens'

type Kind = { name: string; least: number; pairs: readonly [on: Token, ...under: Token[]][] }

/** Every text that the app uses, each with its backgrounds. */
const words: Kind = {
  name: 'كلمات',
  least: 4.5,
  pairs: [
    ['ink', 'ground', 'paper', 'sunken'],
    ['muted', 'ground', 'paper', 'sunken'],
    ['brand', 'ground', 'paper'],
    ['onBrand', 'brand', 'brandHover'],
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
  ],
}

/** Edges of fields, the focus ring, bars of charts. */
const shapes: Kind = {
  name: 'خطوط وأشكال',
  least: 3,
  pairs: [
    ['lineStrong', 'paper', 'ground'],
    ['focus', 'paper', 'ground'],
    ['chart1', 'paper'],
    ['chart2', 'paper'],
    ['chart3', 'paper'],
    ['chart4', 'paper'],
  ],
}

export const KINDS = [words, shapes]

export type Contrast = ReturnType<typeof contrasts>[number]

/** Returns each pair of a kind with its contrast by WCAG 2.2, from 1 to 21, and whether that is too low. */
export const contrasts = (colours: Colours, { pairs, least }: Kind) =>
  pairs.flatMap(([on, ...backgrounds]) =>
    backgrounds.map((under) => {
      const ratio = getContrastRatio(colours[on], colours[under])
      return { pair: [on, under] as const, ratio, isLow: ratio < least }
    }),
  )

/** Names the pairs that are below their least: «muted / ground: 3.1 < 4.5». */
export const tooLow = (colours: Colours): string[] =>
  KINDS.flatMap((kind) =>
    contrasts(colours, kind)
      .filter(({ isLow }) => isLow)
      .map(({ pair, ratio }) => `${pair.join(' / ')}: ${ratio.toFixed(2)} < ${kind.least}`),
  )
