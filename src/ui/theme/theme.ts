import { createTheme } from '@mui/material/styles'
import { once } from '@/lib/once'
import { components } from './components'
import {
  breakpoints,
  dark,
  fontFamily,
  light,
  lineHeight,
  motion,
  radius,
  size,
  type Token,
  weight,
} from './tokens'

declare module '@mui/material/styles' {
  // `theme.vars` is always defined, because the theme uses CSS variables.
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    tokens: Record<Token, string>
  }
  interface PaletteOptions {
    tokens: Record<Token, string>
  }
}

/** The palette of a scheme with these tokens. Storybook also makes one of the tokens in a dropped file. */
export const palette = (tokens: Record<Token, string>) => ({
  tokens,
  primary: {
    main: tokens.brand,
    dark: tokens.brandHover,
    contrastText: tokens.onBrand,
  },
  // What else a kind has is in no variable (`READ`).
  secondary: { main: tokens.muted },
  error: { main: tokens.bad, dark: tokens.bad, contrastText: tokens.onBad },
  success: { main: tokens.ok },
  warning: { main: tokens.warn },
  info: { main: tokens.info },
  text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.muted },
  background: { default: tokens.ground, paper: tokens.paper },
  divider: tokens.line,
  action: {
    hover: tokens.sunken,
    selected: tokens.brandSoft,
    focus: tokens.sunken,
    active: tokens.muted,
    disabled: tokens.muted,
    disabledBackground: tokens.sunken,
  },
})

/** The variables that something reads: 7 of 15 kB (29 November 2026). MUI's buttons read the main colour of each kind. */
const READ =
  /^(spacing|shape|shadows-0|opacity-input|zIndex-(drawer|modal|snackbar|tooltip)$|palette-(tokens|divider$|background-(default|paper)$|Button|Input|text-(primary|primaryChannel|secondary|disabled)$|action-(?!.*Channel)|common-(onBackground|white$)|(primary|secondary|error|success|warning|info)-main$|(primary|error)-(mainChannel|dark|contrastText)$))/

function createAppTheme() {
  const theme = createTheme({
    direction: 'rtl',
    cssVariables: {
      colorSchemeSelector: 'class',
      cssVarPrefix: '',
      shouldSkipGeneratingVar: (keys) => !READ.test(keys.join('-')),
    },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    breakpoints: { values: breakpoints },
    spacing: 4,
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily,
      fontSize: 16,
      body1: { fontSize: size.t16, lineHeight: lineHeight.text },
      button: {
        fontSize: size.t14,
        fontWeight: weight.card,
        lineHeight: 1.4,
        textTransform: 'none',
      },
    },
    transitions: {
      easing: { easeOut: motion.ease, easeInOut: motion.ease, sharp: motion.ease },
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.calm,
        standard: motion.calm,
        complex: motion.calm,
        enteringScreen: motion.calm,
        leavingScreen: motion.fast,
      },
    },
    components,
  })

  // Print is always light, whatever the reader's theme is: the dark scheme's variables apply only to screens.
  const { generateStyleSheets } = theme
  theme.generateStyleSheets = () =>
    generateStyleSheets().map((sheet) => ('.dark' in sheet ? { '@media screen': sheet } : sheet))
  return theme
}

/**
 * The theme: light and dark as CSS variables, with `.dark` on the root element (Spec §4), right to left.
 * The first call creates it, so that `main.tsx` can give that a task of its own.
 */
export const appTheme = once(createAppTheme)
