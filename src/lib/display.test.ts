import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { applyDisplay, colorBrowserBar, displayWords } from './display'

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

test('the bar of the browser has the chosen theme, whatever the system has', () => {
  const html = readFileSync('index.html', 'utf8')
  const metas = Array.from(
    html.matchAll(/name="theme-color" content="(.+?)" media="(.+?)"/g),
    ([, content, media]) => ({ content, media }),
  )
  const [light, dark] = metas.map(({ content }) => content)
  vi.stubGlobal('document', { querySelectorAll: () => metas })
  const themes = ['dark', 'system', 'light', null]
  const colors = themes.map((theme) => {
    colorBrowserBar(theme)
    return metas.map(({ content }) => content)
  })
  expect(colors).toEqual([
    [dark, dark],
    [light, dark],
    [light, light],
    [light, dark],
  ])
})
