import { colors, radius, size, up, weight } from './tokens'

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

/** Beside each other, in the middle of their row. */
export const inRow = { display: 'flex', alignItems: 'center' } as const
/** The same, in as many rows as they need. */
export const inRows = { ...inRow, flexWrap: 'wrap' } as const
/** The same inside of a line. */
export const inlineRow = { ...inRow, display: 'inline-flex' } as const
/** In as many lines as they need: words, chips, buttons. */
export const inLines = { display: 'flex', flexWrap: 'wrap' } as const
/** Below each other; a long word does not widen them. */
export const inColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
/** A page of two parts: what it is about, and what is small, which is beside it in a wide window and below it in others. */
export const withAside = {
  ...inColumn,
  alignItems: 'start',
  [up.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
} as const

/** A text that is less important than the one beside it. */
export const muted14 = { color: colors.muted, fontSize: size.t14 }
/** The same in the smallest size: a note, the figures of an item. */
export const muted13 = { color: colors.muted, fontSize: size.t13 }

/** The bar below the chosen one of names in a row, for its `::after`. */
export const chosenBar = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: colors.brand,
} as const

/** A checkbox or a radio button of the browser, in a label. */
export const tickBox = {
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: colors.brand,
  cursor: 'inherit',
}
