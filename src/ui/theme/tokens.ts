/** The colour of each topic, by its slug, in the light and in the dark scheme. */
const topicColors = {
  sports: ['#5f6e3a', '#bccb95'],
  technology: ['#35545f', '#9cc0cd'],
  entertainment: ['#8a4560', '#dcb0c0'],
  business: ['#8a6a2a', '#dcc28f'],
  religion: ['#2f6b57', '#9acbb8'],
  science: ['#504c94', '#b9b7e6'],
  health: ['#a14a33', '#edb3a3'],
  culture: ['#8a6314', '#e3c079'],
} as const

export const TOPICS = Object.keys(topicColors) as (keyof typeof topicColors)[]

/**
 * All values of the design, in one place. The theme uses them, so that MUI
 * components need no other styles. Each colour has its light and its dark value.
 */
const palette = {
  ground: ['#faf8f5', '#12100e'],
  paper: ['#ffffff', '#1c1917'],
  sunken: ['#f4f0ea', '#262220'],
  inverse: ['#1c1917', '#2a2421'],
  ink: ['#1c1917', '#f5f5f4'],
  muted: ['#57534e', '#a8a29e'],
  onInverse: ['#faf8f5', '#f5f5f4'],
  onInverseMuted: ['#c9c2ba', '#c4bdb6'],
  line: ['#e7e2dc', '#322d29'],
  lineStrong: ['#8a8178', '#7d756d'],
  brand: ['#c2410c', '#fb923c'],
  brandHover: ['#9a3412', '#fdba74'],
  onBrand: ['#ffffff', '#1c1917'],
  bright: ['#f97316', '#fb923c'],
  onBright: ['#1c1917', '#1c1917'],
  brandSoft: ['#fdf0e6', '#33231a'],
  onBrandSoft: ['#9a3412', '#fdba74'],
  ok: ['#166534', '#86d3a2'],
  okSoft: ['#e9f4ec', '#17281d'],
  bad: ['#b42318', '#f6a199'],
  badSoft: ['#fcecea', '#341d1a'],
  warn: ['#854d0e', '#e9c46a'],
  warnSoft: ['#fbf1da', '#2e2614'],
  info: ['#1d4f7c', '#9cc4e4'],
  infoSoft: ['#e8f0f6', '#182530'],
  badFill: ['#b42318', '#c2362a'],
  onBad: ['#ffffff', '#ffffff'],
  green: ['#14533a', '#123b2a'],
  onGreen: ['#ffffff', '#f2f8f4'],
  onGreenMuted: ['#cfe5d8', '#b4d2c1'],
  greenInk: ['#123b2a', '#123b2a'],
  chart1: ['#c2410c', '#fb923c'],
  chart2: ['#57534e', '#c9c2ba'],
  chart3: ['#a1887a', '#8d7a6d'],
  chart4: ['#8f857b', '#857c74'],
  track: ['#efe9e2', '#2d2825'],
  ...topicColors,
  scrim: ['rgb(28 25 23 / .56)', 'rgb(0 0 0 / .66)'],
  focus: ['#c2410c', '#fb923c'],
  lift: [
    '0 1px 2px rgb(28 25 23 / .05), 0 6px 20px -8px rgb(28 25 23 / .16)',
    '0 0 0 1px rgb(255 255 255 / .03), 0 8px 24px -8px rgb(0 0 0 / .7)',
  ],
  float: [
    '0 2px 6px rgb(28 25 23 / .06), 0 24px 60px -16px rgb(28 25 23 / .30)',
    '0 0 0 1px rgb(255 255 255 / .05), 0 24px 60px -12px rgb(0 0 0 / .8)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** A name of the palette; an unknown name is a compile error. */
export type Token = keyof typeof palette

const each = (make: (token: Token) => string) =>
  Object.fromEntries(
    (Object.keys(palette) as Token[]).map((token) => [token, make(token)]),
  ) as Record<Token, string>

export const light = each((token) => palette[token][0])
export const dark = each((token) => palette[token][1])
/** The colours of the present scheme: CSS variables that the theme defines. */
export const colors = each((token) => `var(--palette-tokens-${token})`)

/** Widths in px: `md` tablet, `lg` full tables and admin menu, `xl` desktop layout of the public site. */
export const breakpoints = { xs: 0, sm: 480, md: 768, lg: 960, xl: 1024 } as const
/** From this width on: `[up.md]: { … }`. */
export const up = {
  sm: '@media (min-width:480px)',
  md: '@media (min-width:768px)',
  lg: '@media (min-width:960px)',
  xl: '@media (min-width:1024px)',
} as const
/** Below this width. */
export const down = {
  sm: '@media (max-width:479.95px)',
  md: '@media (max-width:767.95px)',
  xl: '@media (max-width:1023.95px)',
} as const
export const tablet = '@media (min-width:768px) and (max-width:1023.95px)'
/** What is above what; MUI's values. */
export const zIndex = { appBar: 1100, drawer: 1200, modal: 1300, tooltip: 1500 } as const

export const fontFamily =
  "'Cairo Variable', 'Cairo', 'Cairo Fallback', 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif"

/** The sizes of the scale, in rem, named after their pixels; `figure` (44 px) is the number of a banner and the lead of the front page. */
export const size = {
  t13: '0.8125rem',
  t14: '0.875rem',
  t16: '1rem',
  t18: '1.125rem',
  t20: '1.25rem',
  t22: '1.375rem',
  t28: '1.75rem',
  t30: '1.875rem',
  t36: '2.25rem',
  figure: '2.75rem',
} as const

/** A size of reading text, which the reader can enlarge (`display.css`); headlines and meta lines grow by a rule there. */
export const readingSize = (rem: string) => `calc(${rem} * var(--text-scale, 1))`

/** `head`, and `lead` from 30 px: a kasra below a bold line keeps 2 px from a damma above the next one (`Type.stories.tsx`). */
export const lineHeight = { text: 1.7, item: 1.55, head: 1.43, lead: 1.4 } as const
export const weight = {
  text: 400,
  quote: 500,
  label: 600,
  card: 700,
  title: 800,
  brand: 900,
} as const
export const radius = { badge: 6, control: 8, card: 12, dialog: 16, full: 999 } as const
/** Heights of controls: 44 px, and 36 px in dense rows. */
export const control = { small: '2.25rem', medium: '2.75rem' } as const
/** Times in ms, and the one curve («Motion»). Static CSS reads `--motion-calm`. */
export const motion = {
  brief: 100,
  fast: 150,
  calm: 200,
  arrive: 260,
  ease: 'cubic-bezier(.2, .7, .3, 1)',
} as const
/** A property that changes calmly. */
export const transition = (property: string) => `${property} ${motion.calm}ms ${motion.ease}`
