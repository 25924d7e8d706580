import { expect, test } from 'vitest'
import { sourceSearchParams } from './sourceSearchParams'

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' رقمنة ' }, { q: 'رقمنة' }],
  ['a search of digits', { q: '300' }, { q: '300' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a category', { category: 'breaking' }, { category: 'breaking' }],
  ['a section that is no category', { category: 'videos' }, { category: undefined }],
  ['a status', { status: 'error' }, { status: 'error' }],
  ['a status that is none', { status: 'lost' }, { status: undefined }],
  ['an order', { sort: '-views' }, { sort: '-views' }],
  ['an order by a column that is none', { sort: 'picture' }, { sort: undefined }],
  ['the table', { view: 'table' }, { view: 'table' }],
  ['the cards, which are the default', { view: 'cards' }, { view: undefined }],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(sourceSearchParams.parse(search)).toEqual(expected)
})
