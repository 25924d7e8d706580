import { describe, expect, test } from 'vitest'
import { sectionInView } from './sectionInView'

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

describe('the section in view (Spec §2, legal pages)', () => {
  test('at the top of the page the first section is current, although its heading is further down', () => {
    expect(scrolled(0, 5000)).toBe('one')
  })

  test('a section is current from when its heading nears the top until the next one does', () => {
    expect(scrolled(500, 5000)).toBe('one')
    expect(scrolled(520, 5000)).toBe('two')
    expect(scrolled(900, 5000)).toBe('two')
  })

  test('near the end of the page, sections whose headings cannot reach the top become current in turn', () => {
    expect(scrolled(300, 600)).toBe('two')
    expect(scrolled(600, 300)).toBe('three')
    expect(scrolled(900, 0)).toBe('four')
  })

  test('a jump marks its section, also if the page ends before the heading reaches the top', () => {
    // «two» is where a jump leaves it; the line is already further down.
    expect(scrolled(520, 300)).toBe('three')
    expect(scrolled(520, 300, 'two')).toBe('two')
    expect(scrolled(900, 0, 'three')).toBe('three')
  })

  test('a jump has no effect after its section is scrolled away', () => {
    expect(scrolled(900, 5000, 'one')).toBe('two')
    expect(scrolled(0, 5000, 'two')).toBe('one')
  })

  test('an unknown section in the URL is not marked', () => {
    expect(scrolled(0, 5000, 'nowhere')).toBe('one')
    expect(sectionInView({ headings: [], height: 900, remaining: 0 })).toBeUndefined()
  })
})
