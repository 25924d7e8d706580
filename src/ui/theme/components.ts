import type { Components } from '@mui/material/styles'
import { STATE_TITLE, TOASTED } from '@/ui/marks/marks'
import { surface } from '@/ui/theme/surface'
import { controls } from './controls'
import { focusRing } from './surface'
import { colors, dark, light, motion, radius, size, TOPICS, type Token, up, weight } from './tokens'

/** `--topic` is the colour of a topic: the rule over a section, the mark of its page. */
const topicColours = Object.fromEntries(
  TOPICS.map((topic) => [`[data-topic=${topic}]`, { '--topic': colors[topic] }]),
)

/** The variables of `colors` in a scheme, and that of the browser's own parts. */
const scheme = (colorScheme: 'light' | 'dark', tokens: Record<Token, string>) => ({
  colorScheme,
  ...Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--palette-tokens-${name}`, value]),
  ),
})

/** Styles of the page that no component has. Numerals are lining and tabular everywhere («Visual language», Type). */
const globalStyles = {
  ':root': {
    ...scheme('light', light),
    '--motion-calm': `${motion.calm}ms`,
    '--motion-ease': motion.ease,
    '--topic': colors.ink,
  },
  // Print is always light.
  '@media screen': { '.dark': scheme('dark', dark) },
  '[data-topic=breaking]': { '--topic': colors.brand },
  ...topicColours,
  html: {
    // Without this, a focused field could be hidden under a sticky bar (BottomBar).
    scrollPaddingBlock: '5rem calc(1rem + var(--bottom-bar-height, 0px))',
    // The highest toast (`ToastView`) and its gaps.
    '--toast-room': '14rem',
  },
  body: {
    minBlockSize: '100vh',
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
  },
  // What is under a toast can be scrolled out. With a bottom bar the room is above the bar.
  [TOASTED.selector]: {
    scrollPaddingBlockEnd: 'calc(1rem + var(--bottom-bar-height, 0px) + var(--toast-room))',
    '& body': {
      paddingBlockEnd: 'calc(var(--toast-room) - 1000 * var(--bottom-bar-height, 0px))',
    },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote': { margin: 0, padding: 0 },
  fieldset: { border: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'img, svg': { display: 'block', maxInlineSize: '100%' },
  // Aligned with the text around it. Chromium has only the name with its prefix (156).
  ':where([dir=auto]:not(input, textarea))': {
    textAlign: ['-webkit-match-parent', 'match-parent'] as unknown as 'match-parent',
  },
  // A Latin text is aligned with its label. An empty field has the direction of its placeholder; without the comment
  // the RTL plugin would flip it.
  'input[dir=auto]:dir(ltr)': { textAlign: 'end' },
  ':is(input, textarea)[dir=auto]:placeholder-shown': {
    direction: '/* @noflip */rtl' as 'rtl',
    textAlign: 'start',
  },
  // Links are plain elements, without a MUI component: a page has eighty of them, and each would need two components.
  ':where(a)': { color: colors.brand, textDecoration: 'none' },
  ':where(a:hover)': { textDecoration: 'underline' },
  // A plain button is a text until it is given a look.
  ':where(button:not(.MuiButtonBase-root))': {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  'a, button, summary': { WebkitTapHighlightColor: 'transparent' },
  ':focus-visible': {
    ...focusRing,
    borderRadius: 6,
  },
  // They receive the focus so that a screen reader or Tab starts there, but they are not controls.
  [`:is(h1, h2, main, ${STATE_TITLE.selector}):focus`]: { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: by default a transition is of `all`, so each element would start one for every colour
      // that it inherits. A change of the scheme took 85 instead of 4 ms (home page, 26 November 2026).
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** The styles of MUI's components, so that screens need none. Those of its tabs and its drawer are in `PageTabs` and `SideDrawer`. */
export const components: Components = {
  ...controls,
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { ...surface, minInlineSize: 0 } },
  },
  MuiMenu: {
    styleOverrides: { paper: { ...surface, boxShadow: colors.float }, list: { padding: 8 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: '2.5rem',
        gap: 10,
        paddingInline: 12,
        borderRadius: radius.control,
        fontSize: size.t14,
        fontWeight: weight.label,
        // MUI's own rule unsets the minimum height from this breakpoint.
        [up.sm]: { minHeight: '2.5rem' },
        '& > svg': { flex: 'none', color: colors.muted },
        '&.Mui-focusVisible': { background: colors.sunken },
        '&[aria-current="page"]': {
          background: colors.brandSoft,
          color: colors.onBrandSoft,
          '& > svg': { color: 'inherit' },
        },
      },
    },
  },
  MuiModal: {
    styleOverrides: {
      // A menu, dialog or drawer that is fading out takes no press: it is for what shines through. Its foot neither.
      root: ({ ownerState }) =>
        ownerState.open ? {} : { '&, & *': { pointerEvents: 'none !important' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: colors.scrim } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.dialog,
        border: `1px solid ${colors.line}`,
        boxShadow: colors.float,
      },
    },
  },
}
