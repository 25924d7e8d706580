import type { StylisElement, StylisPlugin } from '@emotion/cache'
import muiRtlPlugin from '@mui/stylis-plugin-rtl'

/**
 * Matches the rules that cssjanus would change, and a few more: names of sides, directions, horizontal moves
 * and shadows, background positions, radiuses with two or more values, and other shorthands with four.
 */
const HAS_SIDES =
  /left|right|direction\s*:\s*(?:ltr|rtl)|-resize|shadow|translate|background[^;]*%|border-radius\s*:\s*[^;]*\S\s+\S|(?:margin|padding|border-width|border-style|-color)\s*:\s*(?:\S+\s+){3}\S/i

const cssOf = ({ value, children }: StylisElement): string =>
  value + (Array.isArray(children) ? children.map(cssOf).join('') : '')

/**
 * Runs @mui/stylis-plugin-rtl only for rules that have a left or a right. The app's rules use logical
 * properties and most of MUI's have no sides, but cssjanus tests each rule with twenty regular expressions,
 * which takes a quarter of a navigation's time on a phone.
 * @workaround @mui/stylis-plugin-rtl: src/ui/theme/rtlPlugin.test.ts
 */
export const rtlPlugin: StylisPlugin = (element, index, children, callback) => {
  if (HAS_SIDES.test(cssOf(element))) return muiRtlPlugin(element, index, children, callback)
}
