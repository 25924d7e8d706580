import { expect, test, vi } from 'vitest'
import { createStore } from './store'

test('a store notifies of a change, but not of the same value, and not who has left', () => {
  const store = createStore(1)
  const [once, stays] = [vi.fn(() => leave()), vi.fn()]
  const leave = store.subscribe(once)
  store.subscribe(stays)
  store.set(2)
  store.set(2)
  store.set(3)
  expect([once, stays].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})
