import { expect, onTestFinished, test, vi } from 'vitest'
import {
  draftState,
  isBegunElsewhere,
  isFormDraft,
  markDraft,
  parseRecords,
  readFormDraft,
  saveFormDraft,
} from './formDrafts'

test('drafts of another version or shape are refused', () => {
  const draft = {
    since: '2026-11-26T07:00:00.000Z',
    at: '2026-11-26T08:00:00.000Z',
    fields: { name: 'رنا', 'notifications.news': true },
  }
  const parse = (settings: unknown, version = 2) =>
    parseRecords({ version, records: { settings } }, isFormDraft)
  expect(parse(draft)).toEqual({ settings: draft })
  expect(() => parse(draft, 1)).toThrow(TypeError)
  expect(() => parse({ ...draft, at: '' })).toThrow(TypeError)
  expect(() => parse({ ...draft, fields: { name: null } })).toThrow(TypeError)
})

test('what one tab has sent is no draft in its copies, unless it was changed there', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shared = new Map<string, string>()
  const areas = { localStorage: shared, sessionStorage: new Map<string, string>() }
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.stubGlobal(name, {
      getItem: (key: string) => areas[name].get(key) ?? null,
      setItem: (key: string, text: string) => areas[name].set(key, text),
      removeItem: (key: string) => areas[name].delete(key),
    })
  onTestFinished(() => void vi.unstubAllGlobals())
  const first = areas.sessionStorage
  const goTo = (tab: Map<string, string>) => {
    areas.sessionStorage = tab
    vi.advanceTimersByTime(1000)
  }

  saveFormDraft('reply:7', { text: 'شكرًا' })
  const [copy, changedCopy] = [new Map(first), new Map(first)]
  goTo(changedCopy)
  saveFormDraft('reply:7', { text: 'شكرًا لك' })
  expect(isBegunElsewhere('reply:7')).toBe(false)
  goTo(new Map())
  expect([isBegunElsewhere('reply:7'), isBegunElsewhere('reply:70')]).toEqual([true, false])

  goTo(first)
  markDraft('reply:7', 'sending')
  // What is typed meanwhile is not sent, and after a reload nobody knows what has arrived.
  saveFormDraft('reply:7', { text: 'شكرًا جزيلًا' })
  for (const tab of [first, copy, changedCopy]) {
    goTo(tab)
    expect(draftState('reply:7')).toBe('sending')
  }
  goTo(first)
  markDraft('reply:7', 'sent')
  expect(readFormDraft('reply:7')?.fields.text).toBe('شكرًا جزيلًا')
  goTo(copy)
  expect(readFormDraft('reply:7')).toBeNull()
  goTo(changedCopy)
  expect([draftState('reply:7'), readFormDraft('reply:7')?.fields.text]).toEqual([
    'written',
    'شكرًا لك',
  ])
  // Nothing is left of what ends.
  for (const tab of [first, copy, changedCopy]) {
    goTo(tab)
    saveFormDraft('reply:7', null)
    expect(tab.size).toBe(0)
  }
})
