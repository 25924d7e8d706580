import { expect, test } from 'vitest'
import { userSearchParams } from './userSearchParams'

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' سارة ' }, { q: 'سارة' }],
  ['a search of digits', { q: '4471' }, { q: '4471' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a status', { status: 'banned' }, { status: 'banned' }],
  ['a status that is none', { status: 'deleted' }, { status: undefined }],
  ['the second page', { page: '2' }, { page: 2 }],
  ['the first page, the default', { page: '1' }, { page: undefined }],
  ['a third page, of two', { page: 3 }, { page: undefined }],
  ['a page that is none', { page: 'x' }, { page: undefined }],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(userSearchParams.parse(search)).toEqual(expected)
})
