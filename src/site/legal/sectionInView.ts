/** Where a jump puts a heading, in pixels from the top of the window (html's scroll padding), and a little more. */
const LANDING = 96

export type Reading = {
  /** headings in reading order; `top` in pixels from the top of the window */
  headings: readonly { id: string; top: number }[]
  /** height of the window */
  height: number
  /** pixels of page below the window */
  remaining: number
  /** the section in the address, if any */
  chosen?: string | undefined
}

/**
 * The section being read: the last one whose heading has passed a line near the top of the window. Over
 * the last windowful of the page the line goes down to the bottom, since the last headings never reach
 * the top. A section that was jumped to is the one while it stands where the jump left it.
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
