import { expect, test } from 'vitest'
import { safeHref } from './links'

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['HTTP://EXAMPLE.COM/A', 'http://example.com/A'],
  ['\u200ehttps://example.com/a\u200f', 'https://example.com/a'],
  ['<https://example.com/a>،', 'https://example.com/a'],
  ['https://example.com!…', 'https://example.com/'],
  ['https://example.com/a_(b).', 'https://example.com/a_(b)'],
  ['https://example.com/\u200fa\u202c/b', 'https://example.com/a/b'],
  ['https://example.com/?a[0]', 'https://example.com/?a[0]'],
])('D-26: %s, from data, is opened', (address, href) => {
  expect(safeHref(address)).toBe(href)
})

test.each([
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:hello@madar.example',
  'blob:https://example.com/1',
  '/sports',
  '//example.com/a',
  'example.com',
  'https://',
  '',
])('D-26: «%s» is shown as text', (address) => {
  expect(safeHref(address)).toBeNull()
})
