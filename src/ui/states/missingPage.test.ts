import { afterEach, expect, test, vi } from 'vitest'
import { isMissingPage, markMissingPages } from './missingPage'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what was not fetched', new TypeError('Failed to fetch dynamically imported module'), true],
  ['what is no code, as a truncated file', new SyntaxError('Unexpected end of input'), true],
  ['code that throws', new RangeError('Invalid array length'), false],
])('%s', (_, payload, isMissing) => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  markMissingPages()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(isMissingPage(payload)).toBe(isMissing)
})
