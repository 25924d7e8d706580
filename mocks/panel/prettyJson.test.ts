import { describe, expect, test } from 'vitest'
import { prettyJson } from './prettyJson'

const value = [
  { id: 1, name: 'جنى, {السالم}: "هنا"' },
  { id: 2, name: 'باسل' },
]

describe('bodies in the log of the demo panel', () => {
  test('JSON stands over several lines', () => {
    expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
  })

  test('cut short, it does so too, as far as it goes', () => {
    const whole = JSON.stringify(value)
    const cut = whole.slice(0, whole.indexOf('باسل') + 2)
    expect(prettyJson(cut)).toBe(
      JSON.stringify(value, null, 2).slice(0, JSON.stringify(value, null, 2).indexOf('باسل') + 2),
    )
  })

  test.each(['<!doctype html><title>500</title>', '', 'انقطع'])('%j stays as it came', (text) => {
    expect(prettyJson(text)).toBe(text)
  })
})
