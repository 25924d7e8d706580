import { describe, expect, test } from 'vitest'
import { safeHref } from './links'

describe('links from data (D-26)', () => {
  test.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['http://example.com', 'http://example.com/'],
    ['\u200ehttps://example.com/a\u200f', 'https://example.com/a'],
    ['<https://example.com/a>،', 'https://example.com/a'],
    ['(https://example.com)؟', 'https://example.com/'],
    ['https://example.com!…', 'https://example.com/'],
    ['https://example.com/a_(b).', 'https://example.com/a_(b)'],
    ['HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
    ['https://example.com/\u200fa\u202c/b', 'https://example.com/a/b'],
    ['https://example.com/?a[0]', 'https://example.com/?a[0]'],
    ['https://example.com/أخبار', 'https://example.com/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1'],
  ])('%s is opened', (address, href) => {
    expect(safeHref(address)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:hello@madar.example',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '/sports',
    'sports',
    '//example.com/a',
    'example.com',
    'https://',
    '#',
    '',
  ])('«%s» is shown as text', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})
