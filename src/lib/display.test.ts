import { afterEach, expect, test, vi } from 'vitest'
import { applyDisplay, displayWords } from './display'

afterEach(() => vi.unstubAllGlobals())

test('each choice about all pages is a word, and without a choice there is none', () => {
  expect(displayWords({})).toBe('')
  const switched = { showImages: false, compactView: true, hasShortcuts: false }
  expect(displayWords({ ...switched, textSize: 130, contrast: 'more' })).toBe(
    'no-images compact text-130 contrast no-keys',
  )
})

test('more contrast applies beside style sheets that nobody may read', () => {
  const foreign = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  const documentElement = { dataset: {}, matches: () => false }
  vi.stubGlobal('document', { documentElement, styleSheets: [foreign] })
  applyDisplay('contrast')
  expect(documentElement.dataset).toEqual({ display: 'contrast' })
})
