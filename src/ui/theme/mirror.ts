import type { StylisElement, StylisPlugin } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'

/**
 * What cssjanus would turn over, and a little more: sides by name, directions, what moves or casts a shadow
 * sideways, a background's place, and lists of two and more values that go round a box.
 */
const HAS_SIDES =
  /left|right|direction|-resize|shadow|translate|background[^;]*%|(?:margin|padding|border-width|border-style|-color|border-radius)\s*:\s*[^;]*\S\s+\S/i

const textOf = ({ value, children }: StylisElement): string =>
  value + (Array.isArray(children) ? children.map(textOf).join('') : '')

/**
 * @mui/stylis-plugin-rtl for the rules that have a left and a right. Ours are logical and most of MUI's have
 * none: cssjanus reads each with twenty expressions, a quarter of a navigation's time on a phone.
 * @workaround @mui/stylis-plugin-rtl: src/ui/theme/mirror.test.ts
 */
export const mirror: StylisPlugin = (element, index, children, callback) => {
  if (HAS_SIDES.test(textOf(element))) return rtlPlugin(element, index, children, callback)
}
