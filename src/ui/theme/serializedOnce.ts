import { type CSSObject, css, type SerializedStyles } from '@emotion/react'
import type { Theme } from '@mui/material/styles'

/**
 * Styles for `styled` of a part that a page has dozens of: Emotion serialises them at the first element instead of at each
 * one. There is one theme, whose colours are variables, so they never change.
 */
export function serializedOnce(make: (theme: Theme) => CSSObject) {
  let styles: SerializedStyles | undefined
  return ({ theme }: { theme: Theme }): SerializedStyles => {
    styles ??= css(make(theme))
    return styles
  }
}
