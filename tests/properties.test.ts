import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { CHOOSES } from '@/hydration/hideUntilHydrated'
import { foldArabic } from '@/lib/arabic'
import { containsText } from '@/lib/containsText'
import { createToastStore, TOAST_CLOSE_AFTER, TOAST_REMOVE_DELAY } from '@/ui/toast/toastStore'
import { SEARCH_KEYS } from './faults/addresses'
import { routeSearchParams } from './routeSearchParams'

const arabic = fc.string({
  unit: fc.constantFrom(...'أإآٱاؤئىيیکكةه٠٩۰۹09 ـًّ\u200f\u202eABzﻻ  '),
  maxLength: 40,
})

describe('folding for the search (D-10)', () => {
  test('folding a folded text changes nothing, and the text is trimmed', () => {
    fc.assert(
      fc.property(fc.oneof(arabic, fc.string({ unit: 'grapheme' })), (text) => {
        const folded = foldArabic(text)
        expect(foldArabic(folded)).toBe(folded)
        expect(folded.trim()).toBe(folded)
      }),
    )
  })

  test('a text is found by any part of its folded form', () => {
    fc.assert(
      fc.property(arabic, fc.nat(), fc.nat(), (text, from, length) => {
        const folded = foldArabic(text)
        const part = folded.slice(from % (folded.length + 1)).slice(0, 1 + (length % 5))
        if (part.trim()) expect(containsText([text], part)).toBe(true)
      }),
    )
  })
})

describe('search params (D-9): any nonsense falls back to a valid value', () => {
  const routes = routeSearchParams()

  test.each(routes)('$fullPath', ({ parse, keys }) => {
    expect(keys.length).toBeGreaterThan(0)
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), fc.jsonValue())
    const search = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'toString'), value)
    fc.assert(
      fc.property(search, (asked) => {
        const read = parse(asked)
        // Parsing the parsed params again changes nothing.
        expect(parse(JSON.parse(JSON.stringify(read)))).toEqual(read)
      }),
    )
  })

  test('a page waits below its title for each param that chooses its content (ADR-11)', () => {
    const others = ['/contact category', '/admin/contact-messages message', '/admin/users user']
    for (const { fullPath, keys } of routes)
      for (const key of keys)
        expect
          .soft(CHOOSES.test(`http://localhost${fullPath}?${key}=x`), `${fullPath} ${key}`)
          .toBe(!others.includes(`${fullPath} ${key}`))
  })

  test('the fault table tries nonsense for every search param of every route', () => {
    expect(SEARCH_KEYS.toSorted()).toEqual(
      [...new Set(routes.flatMap(({ keys }) => keys))].toSorted(),
    )
  })
})

describe('toasts (§4, §9): any events in any order', () => {
  const step = fc.oneof(
    fc.constantFrom('success', 'error', 'info').map((kind) => ({ do: 'add' as const, kind })),
    fc.constantFrom('dismiss', 'remove', 'update').map((act) => ({ do: act })),
    fc.constantFrom('pointer', 'focus').map((hold) => ({ do: 'hold' as const, hold })),
    fc.constantFrom('pointer', 'focus').map((hold) => ({ do: 'release' as const, hold })),
    fc.nat(2 * TOAST_CLOSE_AFTER).map((ms) => ({ do: 'wait' as const, ms })),
  )

  test('at most one is shown, an error never closes automatically, and no timer is left at the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        vi.useFakeTimers()
        const store = createToastStore()
        for (const one of steps) {
          const id = store.get()[0]?.id ?? 0
          const before = store.get()[0]
          if (one.do === 'add') store.add(one.kind as 'success' | 'error' | 'info', 'نص')
          if (one.do === 'dismiss') store.dismiss(id)
          if (one.do === 'remove') store.remove(id)
          if (one.do === 'update') store.update(id, { text: 'غيره' })
          if (one.do === 'hold') store.hold(one.hold as 'pointer' | 'focus')
          if (one.do === 'release') store.release(one.hold as 'pointer' | 'focus')
          if (one.do === 'wait') vi.advanceTimersByTime(one.ms)
          expect(store.get().length).toBeLessThanOrEqual(1)
          if (one.do === 'wait' && before?.kind === 'error' && before.state !== 'dismissed')
            expect(store.get()[0]).toEqual(before)
        }
        store.dismiss(store.get()[0]?.id ?? 0)
        vi.advanceTimersByTime(TOAST_REMOVE_DELAY)
        expect(store.get()).toEqual([])
        expect(vi.getTimerCount()).toBe(0)
        vi.useRealTimers()
      }),
    )
  })
})
