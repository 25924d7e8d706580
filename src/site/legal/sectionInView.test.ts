import { expect, test } from 'vitest'
import { sectionInView } from './useReading'

/** Four sections of 400 px each, scrolled by `by`, in a window 900 px high. */
const scrolled = (by: number, remaining: number, chosen?: string) =>
  sectionInView({
    headings: ['one', 'two', 'three', 'four'].map((id, index) => ({
      id,
      top: 200 + index * 400 - by,
    })),
    height: 900,
    remaining,
    chosen,
  })

// «Spec §2, legal pages».
test.each([
  // At the top the first section is current, although its heading is further down.
  [0, 5000, undefined, 'one'],
  [520, 5000, undefined, 'two'],
  // Near the end, sections whose headings cannot reach the top become current in turn.
  [600, 300, undefined, 'three'],
  [900, 0, undefined, 'four'],
  // A jump marks its section, also if the page ends before the heading reaches the top.
  [520, 300, 'two', 'two'],
  [900, 0, 'three', 'three'],
  // It has no effect after its section is scrolled away, or if there is none.
  [900, 5000, 'one', 'two'],
])('scrolled by %i, %i before the end, after a jump to %s: %s', (by, remaining, chosen, id) => {
  expect(scrolled(by, remaining, chosen)).toBe(id)
})
