/**
 * The distance in pixels from the top of the window to a heading after a jump (html's scroll
 * padding), plus a small tolerance.
 */
const LANDING = 96

export type Reading = {
  /** headings in reading order; `top` in pixels from the top of the window */
  headings: readonly { id: string; top: number }[]
  /** height of the window */
  height: number
  /** pixels of the page below the window */
  remaining: number
  /** the section in the address, if any */
  chosen?: string | undefined
}

/**
 * The id of the section being read: the last one whose heading is above a line near the top of the window. Over the
 * last window height of the page the line moves to the bottom, since the last headings never reach the top. A section
 * that was jumped to counts as long as its heading is where the jump left it.
 */
export function sectionInView({
  headings,
  height,
  remaining,
  chosen,
}: Reading): string | undefined {
  const jumpedTo = headings.find(({ id }) => id === chosen)
  const isAtEnd = remaining <= 1
  if (jumpedTo && jumpedTo.top >= 0 && jumpedTo.top <= (isAtEnd ? height : LANDING)) return chosen

  const nearnessToEnd = Math.min(1, Math.max(0, 1 - remaining / height))
  const line = LANDING + nearnessToEnd * (height - LANDING)
  return headings.findLast(({ top }) => top <= line)?.id ?? headings[0]?.id
}
