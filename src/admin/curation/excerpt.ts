const LENGTH = 40

/** The first words of a text, whole, with an ellipsis where there are more: what a long post is called by. */
export function excerpt(text: string, length = LENGTH): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= length) return whole
  const cut = whole.slice(0, length + 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length)).replace(/[،؛:.]+$/, '')}…`
}
