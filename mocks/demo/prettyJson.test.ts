import { describe, expect, test } from 'vitest'
import { prettyJson } from './prettyJson'

const value = [
  { id: 1, name: 'جنى, {السالم}: "هنا"' },
  { id: 2, name: 'باسل' },
]

describe('bodies in the log of the demo panel', () => {
  test('JSON is shown on several lines', () => {
    expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
  })

  test('truncated JSON is shown on several lines as well', () => {
    const whole = JSON.stringify(value)
    const cut = whole.slice(0, whole.indexOf('باسل') + 2)
    expect(prettyJson(cut)).toBe(
      JSON.stringify(value, null, 2).slice(0, JSON.stringify(value, null, 2).indexOf('باسل') + 2),
    )
  })

  test.each(['<!doctype html><title>500</title>', '', 'انقطع'])('%j is not changed', (text) => {
    expect(prettyJson(text)).toBe(text)
  })
})
