import { expect, test } from 'vitest'
import { messageSearchParams } from './messageSearchParams'

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' جنى ' }, { q: 'جنى' }],
  ['a search of digits', { q: '123' }, { q: '123' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a status', { status: 'replied' }, { status: 'replied' }],
  ['a status that is none', { status: 'deleted' }, { status: undefined }],
  ['a page', { page: '3' }, { page: 3 }],
  ['the first page, the default', { page: '1' }, { page: undefined }],
  ['a page that is none', { page: 'x' }, { page: undefined }],
  ['half a page', { page: 2.5 }, { page: undefined }],
  ['a parameter we do not know (D-9)', { utm: 'x' }, {}],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(messageSearchParams.parse(search)).toEqual(expected)
})
