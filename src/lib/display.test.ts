import { afterEach, expect, test, vi } from 'vitest'
import { applyDisplay, displayWords } from './display'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('each choice about all pages is a word, and without a choice there is none', () => {
  expect(displayWords({})).toBe('')
  expect(
    displayWords({
      showImages: false,
      compactView: true,
      textSize: 130,
      contrast: 'more',
      hasShortcuts: false,
    }),
  ).toBe('no-images compact text-130 contrast no-keys')
})

test('more contrast applies beside style sheets that nobody may read, and to no rule of others', () => {
  const mediaRule = (...queries: string[]) => {
    const media = {
      get mediaText() {
        return queries.join(', ')
      },
      appendMedium: (one: string) => void queries.push(one),
      deleteMedium(one: string) {
        if (!queries.includes(one)) throw new DOMException('', 'NotFoundError')
        queries.splice(queries.indexOf(one), 1)
      },
    }
    return Object.assign(new CSSMediaRule(), { media })
  }
  vi.stubGlobal('CSSMediaRule', class {})
  const own = mediaRule('(prefers-contrast: more)')
  const ofOthers = mediaRule('(prefers-contrast: more)', 'print')
  const foreign = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  const dataset: DOMStringMap = {}
  vi.stubGlobal('document', {
    documentElement: { dataset, matches: () => dataset.display === 'contrast' },
    styleSheets: [foreign, { cssRules: [ofOthers] }, { cssRules: [own] }],
  })

  applyDisplay('')
  applyDisplay('contrast')
  expect(own.media.mediaText).toBe('(prefers-contrast: more), screen and (min-width: 0px)')
  applyDisplay('compact')
  expect(own.media.mediaText).toBe('(prefers-contrast: more)')
  expect(ofOthers.media.mediaText).toBe('(prefers-contrast: more), print')
})
