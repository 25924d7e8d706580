import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { colorBrowserBar } from './display'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the bar of the browser has the chosen theme, whatever the system has', () => {
  const html = readFileSync('index.html', 'utf8')
  const metas = Array.from(
    html.matchAll(/name="theme-color" content="(.+?)" media="(.+?)"/g),
    ([, content, media]) => ({ content, media }),
  )
  const colors = () => metas.map(({ content }) => content)
  const [light, dark] = colors()
  vi.stubGlobal('document', { querySelectorAll: () => metas })

  colorBrowserBar('dark')
  expect(colors()).toEqual([dark, dark])
  colorBrowserBar('light')
  expect(colors()).toEqual([light, light])
  for (const system of ['system', null, 'other']) {
    colorBrowserBar('dark')
    colorBrowserBar(system)
    expect(colors()).toEqual([light, dark])
  }
})
