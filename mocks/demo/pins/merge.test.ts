import { memoryStorage } from '@mocks/backend/memoryStorage'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergePins } from './merge'
import type { Pin, Place, Stamped } from './pin'
import { pinsFile, readPins } from './pinFile'
import { createPinStore, shownPins } from './pinStore'

/** Few moments, reviewers and ids, so that pins meet and stamps tie. */
const stamped = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Stamped<T>> =>
  fc.record({ value, at: fc.nat(3), by: fc.constantFrom('a', 'b') })
const word = fc.constantFrom('', 'أ', 'ب')

const place = (address: string): Place => ({
  where: { story: null, address, route: null, title: 'شاشة' },
  target: { role: 'button', name: 'أرسل' },
  heading: null,
  seen: { width: 1280, theme: 'light', build: '1' },
})

const pin: fc.Arbitrary<Pin> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  author: stamped(word),
  place: stamped(fc.constantFrom('/contact', '/search').map(place)),
  note: stamped(word),
  isResolved: stamped(fc.boolean()),
  isRemoved: stamped(fc.boolean()),
  replies: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('x', 'y', 'z'), stamped(fc.record({ name: word, text: word })))
      .map(([id, reply]) => ({ id, ...reply })),
    { selector: ({ id }) => id },
  ),
})
const pins = fc.array(pin, { maxLength: 5 })

describe('the files of several reviewers', () => {
  test('merge in any order and any grouping, and twice is once', () => {
    fc.assert(
      fc.property(pins, pins, pins, (a, b, c) => {
        const all = JSON.stringify(mergePins(a, b, c))
        expect(JSON.stringify(mergePins(c, a, b))).toBe(all)
        expect(JSON.stringify(mergePins(mergePins(b, c), a))).toBe(all)
        expect(JSON.stringify(mergePins(mergePins(a, b, c), b))).toBe(all)
      }),
    )
  })

  test('no pin and no later word is lost', () => {
    fc.assert(
      fc.property(pins, pins, (a, b) => {
        const merged = new Map(mergePins(a, b).map((one) => [one.id, one]))
        for (const one of [...a, ...b]) {
          expect(merged.get(one.id)?.note.at).toBeGreaterThanOrEqual(one.note.at)
          const replies = merged.get(one.id)?.replies.map(({ id }) => id)
          expect(replies).toEqual(expect.arrayContaining(one.replies.map(({ id }) => id)))
        }
      }),
    )
  })

  test('a file is read as it was written', () => {
    fc.assert(
      fc.property(pins, (list) => {
        const read = readPins(JSON.stringify(pinsFile(list)))
        expect(read).toEqual({ ok: true, pins: mergePins(list) })
      }),
    )
  })
})

test('a file of another kind, another release or with a broken pin is refused with its reason', () => {
  const [sample] = fc.sample(pin, 1)
  const file = (change: object) =>
    JSON.stringify({ ...pinsFile(sample ? [sample] : []), ...change })
  const reason = (text: string) => {
    const read = readPins(text)
    return read.ok ? '' : read.reason
  }
  expect(reason('{')).toBe('الملف ليس بصيغة JSON.')
  expect(reason('{"kind":"madar-tour"}')).toBe('ليس في الملف دبابيس.')
  expect(reason(file({ version: 2 }))).toContain('من إصدار آخر (2)')
  expect(reason(file({ pins: [sample, { ...sample, note: 'نص' }] }))).toMatch(/الدبوس 2 .*note/)
  const outside = { value: place('//evil.example'), at: 1, by: 'a' }
  expect(reason(file({ pins: [{ ...sample, place: outside }] }))).toMatch(/الدبوس 1 .*place/)
})

describe('the pins of a browser', () => {
  test('two tabs that write by turns lose nothing, and a removed pin leaves no text', () => {
    const storage = memoryStorage()
    const open = () => createPinStore(() => storage)
    const [one, other] = [open(), open()]
    const first = one.add(place('/contact'))
    one.setNote(first, 'الزر بعيد')
    const second = other.add(place('/search'))
    other.setNote(second, 'سطر يخص غيري')
    one.setNote(first, 'الزر بعيد عن يدي')
    const undo = one.remove(second)
    expect(JSON.stringify(storage)).not.toContain('يخص غيري')
    expect(shownPins(open().get().pins).map(({ note }) => note.value)).toEqual(['الزر بعيد عن يدي'])
    undo()
    // In no order: both were written within a millisecond.
    const notes = shownPins(open().get().pins).map(({ note }) => note.value)
    expect(new Set(notes)).toEqual(new Set(['الزر بعيد عن يدي', 'سطر يخص غيري']))
  })

  test('a full storage and a text of another release are reported, and that text stays', () => {
    const full = memoryStorage()
    full.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    const book = createPinStore(() => full)
    book.setNote(book.add(place('/contact')), 'نص')
    expect(book.get()).toMatchObject({ problem: 'full', pins: [{ note: { value: 'نص' } }] })
    const later = memoryStorage()
    later.setItem('madar:pins', '{"version":9}')
    const unread = createPinStore(() => later)
    unread.add(place('/contact'))
    expect(unread.get()).toMatchObject({ problem: 'unreadable', pins: [{}] })
    expect(later.getItem('madar:pins')).toBe('{"version":9}')
  })
})
