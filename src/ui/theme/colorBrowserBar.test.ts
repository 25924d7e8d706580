import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { colorBrowserBar } from './colorBrowserBar'

afterEach(() => vi.unstubAllGlobals())

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
