import { expect, test } from 'vitest'
import { parseFormDrafts } from './formDrafts'

test('drafts of another version or shape are refused', () => {
  const draft = {
    at: '2026-11-26T08:00:00.000Z',
    fields: { name: 'رنا', 'notifications.news': true },
  }
  const drafts = { settings: draft }
  expect(parseFormDrafts({ version: 1, drafts })).toEqual(drafts)
  expect(() => parseFormDrafts({ version: 2, drafts })).toThrow(TypeError)
  expect(() =>
    parseFormDrafts({ version: 1, drafts: { settings: { ...draft, at: '' } } }),
  ).toThrow()
  expect(() =>
    parseFormDrafts({ version: 1, drafts: { settings: { ...draft, fields: { name: null } } } }),
  ).toThrow()
})
