import { colors, radius, size, weight } from './tokens'

/** The focus ring of every control. */
export const focusRing = {
  outline: `3px solid ${colors.focus}`,
  outlineOffset: 2,
}

/**
 * The look of a paper card, for `styled` blocks: `...surface`. The theme gives it to MUI's `Card` too. Public
 * pages use this instead of `Card`, whose code is not in their budget.
 */
export const surface = {
  background: colors.paper,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.card,
}

/** The look of a part of a public page, for `styled` sections: a rule, and the title below it. */
export const ruled = {
  minInlineSize: 0,
  borderBlockStart: `2px solid ${colors.ink}`,
  '& > h2, & > header > h2': {
    paddingBlock: 8,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
}
