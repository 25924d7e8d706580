import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAnalytics, trackEvent, trackPageView } from './analytics'

type Script = { src?: string; async?: boolean }
let scripts: Script[]

beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (): Script => ({}),
    head: { append: (script: Script) => scripts.push(script) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('§7: the global function receives an event with category and label only, and the path of a page', () => {
  window.gtag = vi.fn()
  trackEvent('subscription_click', 'homepage', 'hero_banner')
  trackPageView('/sports')
  expect(vi.mocked(window.gtag).mock.calls).toEqual([
    ['event', 'subscription_click', { event_category: 'homepage', event_label: 'hero_banner' }],
    ['event', 'page_view', { page_path: '/sports' }],
  ])
})

test('a function that a blocker has put there may fail', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  window.gtag = () => {
    throw new Error('blocked')
  }
  expect(() => trackPageView('/sports')).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test.each([undefined, ''])('D-18: without an id (%s) nothing is loaded or sent', (id) => {
  loadAnalytics(id)
  trackPageView('/')
  expect([scripts, window]).toEqual([[], {}])
})

test('§7: with an id the script is loaded once, and earlier events wait in its queue', () => {
  loadAnalytics('G-A&B')
  loadAnalytics('G-A&B')
  trackPageView('/')
  const src = 'https://www.googletagmanager.com/gtag/js?id=G-A%26B'
  expect(scripts).toEqual([{ async: true, src }])
  const sent = window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>))
  expect(sent).toEqual([
    ['js', expect.any(Date)],
    // Otherwise the script sends a page view too, in addition to the one of each route change.
    ['config', 'G-A&B', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/' }],
  ])
})
