import type { ReactNode } from 'react'
import type { PartState } from './board/rows'

/** A live picture with a sentence below it. */
export type Example = { text: string; render: () => ReactNode }

/**
 * What the documentation of a part says, in the same order for all parts. It is in `Part.guide.tsx` beside the part;
 * `tests/partGuides.test.ts` fails while a part has none, or one that lacks something.
 */
export type PartGuide = {
  /** for a function or a hook, which has no props: how to call it */
  call?: string
  /** when to use it */
  use: readonly string[]
  /** when not, and what to use instead */
  avoid: readonly string[]
  do: Example
  dont: Example
  /** what each key does; empty for a part without controls */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** what a screen reader says, and when */
  screenReader: readonly string[]
  /** the states of its board besides rest; each of the last three has a story with the tag `state:…` */
  states: readonly PartState[]
  /** only the play functions of its stories show the part, for example an open dialog */
  opensByPlay?: boolean
}
