import { describe, expect, test } from 'vitest'
import {
  clickRateText,
  clockHour,
  duration,
  percent,
  rateText,
  riyals,
  shareHint,
  visitorCount,
} from './figures'

describe('§2 analytics: figures as text, in Western digits', () => {
  test('the currency shown is riyal', () => {
    expect(riyals(186_450)).toBe('186,450\u00a0ريال')
    expect(riyals(1.25)).toBe('1.25\u00a0ريال')
    expect(riyals(6.5)).toBe('6.50\u00a0ريال')
  })

  test('percentages: as given, or with the decimals of their column', () => {
    expect(percent(34.2)).toBe('34.2%')
    expect(rateText(36)).toBe('36.0%')
    expect(clickRateText(0.8)).toBe('0.80%')
  })

  test('times: minutes and seconds, hours of the day', () => {
    expect(duration(272)).toBe('4:32')
    expect(duration(18)).toBe('0:18')
    expect(duration(59.6)).toBe('1:00')
    expect(clockHour(4)).toBe('04:00')
  })

  test('visitors in the right plural form, and a tooltip with the sign on the correct side', () => {
    expect(visitorCount(7120)).toBe('7,120\u00a0زائرًا')
    expect(visitorCount(983)).toBe('983\u00a0زائرًا')
    expect(visitorCount(2)).toBe('زائران')
    expect(shareHint(42, 10_321)).toBe('\u206842%\u2069، 10,321\u00a0زائرًا')
  })
})
