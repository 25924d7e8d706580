import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trackEvent, trackPageView } from '@/lib/analytics'
import { analyticsLog, recordAnalytics } from './analyticsLog'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => {
  analyticsLog.set([])
  vi.unstubAllGlobals()
})

describe('the log of analytics events (Spec §7, D-18)', () => {
  test('records what the app sends, newest first', () => {
    recordAnalytics()
    trackPageView('/sports')
    trackEvent('subscription_click', 'homepage', 'hero_banner')
    expect(analyticsLog.get()).toMatchObject([
      {
        action: 'subscription_click',
        params: { event_category: 'homepage', event_label: 'hero_banner' },
      },
      { action: 'page_view', params: { page_path: '/sports' } },
    ])
  })

  test('an existing global function receives the events as well', () => {
    const gtag = vi.fn()
    window.gtag = gtag
    recordAnalytics()
    trackPageView('/')
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'page_view', { page_path: '/' })
    expect(analyticsLog.get()).toHaveLength(1)
  })
})
