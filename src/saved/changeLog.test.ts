import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { sampleUsers } from '@/content/admin/users'
import { savedKey } from '@/lib/storageKeys'
import { savedChangeLog, saveList } from './changeLog'
import { savedUsers } from './users'

/** The keys that do not fit into the storage. */
let full: string[] = []
const [first, second, ...others] = sampleUsers
const renamed = [{ ...first, name: 'سعاد' }, second, ...others] as typeof sampleUsers
const deleted = renamed.slice(2)
const USERS = savedKey('users')
const LOG = savedKey('changeLog')

beforeEach(() => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem(key: string, value: string) {
      if (full.includes(key)) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  })
})

test.each([USERS, LOG])(
  'where the storage has no room for %s, neither list nor log is stored; the next save stores both',
  (key) => {
    full = [key]
    expect(saveList(savedUsers, renamed)).toBe(false)
    expect([USERS, LOG].map((key) => localStorage.getItem(key))).toEqual([null, null])
    expect(savedUsers.get(), 'until the page is reloaded').toEqual(renamed)
    expect(savedChangeLog.get()).toEqual([])
    full = []
    expect(saveList(savedUsers, deleted)).toBe(true)
    expect(localStorage.getItem(USERS)).toContain(`"${deleted[0]?.name}"`)
    const logged = savedChangeLog.get().map(({ before, after }) => [before.slice(0, 2), after[0]])
    expect(logged).toEqual([
      [renamed.slice(0, 2), { id: deleted[0]?.id }],
      [[first], renamed[0]],
    ])
  },
)

test('the log has the newest 1,000 changes', () => {
  saveList(savedUsers, renamed)
  const [entry] = savedChangeLog.get()
  if (!entry) throw new Error('not logged')
  savedChangeLog.save(Array.from({ length: 1000 }, (_, index) => ({ ...entry, id: `${index}` })))
  saveList(savedUsers, deleted)
  const ids = savedChangeLog.get().map(({ id }) => id)
  expect([ids.length, ids[1], ids.at(-1)]).toEqual([1000, '0', '998'])
  savedUsers.save(sampleUsers)
})
