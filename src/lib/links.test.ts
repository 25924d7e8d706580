import { expect, test } from 'vitest'
import { safeHref } from './links'

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['HTTP://EXAMPLE.COM/A', 'http://example.com/A'],
  ['<https://example.com/a>!…،', 'https://example.com/a'],
  ['https://example.com/a_(b).', 'https://example.com/a_(b)'],
  ['https://example.com/\u200fa\u202c/b', 'https://example.com/a/b'],
  ['https://example.com/?a[0]', 'https://example.com/?a[0]'],
])('D-26: %s, from data, is opened', (address, href) => {
  expect(safeHref(address)).toBe(href)
})

test('D-26: any other address is shown as text', () => {
  const others = [' java\tscript:alert(1)', 'mailto:a@b.example', '//example.com/a', 'https://', '']
  expect(others.filter(safeHref)).toEqual([])
})
