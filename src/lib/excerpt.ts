const LENGTH = 40

/**
 * Shortens a text to `length` characters at a word boundary and appends an ellipsis; used as the
 * name of a long post.
 */
export function excerpt(text: string, length = LENGTH): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= length) return whole
  const cut = whole.slice(0, length + 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length)).replace(/[،؛:.]+$/, '')}…`
}
