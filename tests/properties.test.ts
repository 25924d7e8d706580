import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHOOSES } from '@/hydration/hideUntilHydrated'
import { foldArabic } from '@/lib/arabic'
import { containsText } from '@/lib/containsText'
import type { searchParams } from '@/lib/searchParams'
import { createAppRouter } from '@/router'
import { SEARCH_KEYS } from './faults/addresses'

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
  const all = Object.values(createAppRouter(createMemoryHistory()).routesById)
  // Each route reads its params with `searchParams()`; with anything else the property below fails.
  const routes = all.flatMap(({ fullPath, options }) => {
    const validator: unknown = options.validateSearch
    return validator ? [{ fullPath, ...(validator as ReturnType<typeof searchParams>) }] : []
  })

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
