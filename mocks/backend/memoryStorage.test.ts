import { expect, test } from 'vitest'
import { memoryStorage } from './memoryStorage'

test('the storage in memory behaves like Storage', () => {
  const storage = memoryStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.removeItem('a')
  expect([storage.length, storage.key(0), storage.key(1), storage.getItem('a')]).toEqual([
    1,
    'b',
    null,
    null,
  ])
  storage.clear()
  expect(storage.length).toBe(0)
})
