/** Room for vowel signs, which are higher and deeper than their line: what clips a text would cut them. */
const signRoom = { paddingBlockStart: '0.5em', marginBlockStart: '-0.5em' } as const

/** A line of text that ends with an ellipsis where it has no more space. */
export const oneLine = {
  ...signRoom,
  paddingBlockEnd: '0.5em',
  marginBlockEnd: '-0.5em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** The same for a line that is a link or button, whose target on a touch screen is higher. */
export const oneLineOfLink = {
  '&, & a': {
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowX: 'clip',
    overflowY: 'visible',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const

/** A text of so many lines; the next one must not be seen below them. */
export const someLines = (lines: number | string) =>
  ({
    ...signRoom,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const
