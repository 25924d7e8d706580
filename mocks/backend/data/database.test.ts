import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { MESSAGES_KEY } from './dataKeys'
import { seed } from './seed'

const input = {
  name: 'سمر',
  email: 'samar@bareed.example',
  subject: 'سؤال',
  message: 'نص',
  category: 'عام',
} as const

let storage: Storage
/** Another tab has modules of its own. */
async function page() {
  vi.resetModules()
  const { createDatabase, savedMessages } = await import('./database')
  return { ...createDatabase(savedMessages), reset: () => savedMessages.save(seed()) }
}
const newest = (db: Awaited<ReturnType<typeof page>>) => db.list()[0]
const warnings = () => vi.mocked(console.warn).mock.calls

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a new browser starts from the seed and stores nothing until a change', async () => {
  expect((await page()).list()).toEqual(seed())
  expect(storage.length).toBe(0)
})

test('two open tabs see each other’s changes, also the reset, and never reuse a number', async () => {
  const [first, second] = [await page(), await page()]
  second.list()
  const fromFirst = first.add(input)
  const fromSecond = second.add(input)
  expect(fromSecond.id).toBe(fromFirst.id + 1)
  expect(first.list().slice(0, 2)).toEqual([fromSecond, fromFirst])
  expect((await page()).change(fromFirst.id, { adminNotes: 'تم' })).toMatchObject({
    adminNotes: 'تم',
  })
  second.reset()
  expect(first.list()).toEqual(seed())
  expect(storage.length).toBe(0)
  expect(warnings()).toEqual([])
})

describe('failing storage: the seed, a warning, no error (D-16)', () => {
  test.each([
    ['corrupt JSON', '{"version":1,"messages":[{"id":'],
    ['another shape', '{"version":1,"messages":[{"id":"one"}]}'],
    ['an older version', '{"version":0,"messages":[]}'],
    ['a newer version', '{"version":2,"messages":[]}'],
  ])('%s', async (_, text) => {
    storage.setItem(MESSAGES_KEY, text)
    const db = await page()
    expect(db.list()).toEqual(seed())
    const added = db.add(input)
    expect(newest(await page())).toEqual(added)
    expect(warnings()).toHaveLength(1)
  })

  test('with full storage changes stay in memory, and are stored when there is space', async () => {
    const db = await page()
    const stored = db.add(input)
    const { setItem } = storage
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const keptMessage = db.add(input)
    expect(db.list().slice(0, 2)).toEqual([keptMessage, stored])
    expect(newest(await page())).toEqual(stored)
    const later = db.add(input)
    expect(warnings()).toHaveLength(2)
    storage.setItem = setItem
    const last = db.add(input)
    expect((await page()).list().slice(0, 4)).toEqual([last, later, keptMessage, stored])
  })

  test('with storage that cannot delete, old data do not return after a reset', async () => {
    const db = await page()
    db.add(input)
    storage.removeItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    db.reset()
    expect(db.list()).toEqual(seed())
  })
})
