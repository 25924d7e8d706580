import { describe, expect, test, vi } from 'vitest'
import { createStore } from './store'

describe('a store', () => {
  test('holds the last value and tells each listener of a change', () => {
    const store = createStore(1)
    const [first, second] = [vi.fn(), vi.fn()]
    store.subscribe(first)
    store.subscribe(second)
    store.set(2)
    expect(store.get()).toBe(2)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('the same value again is no change', () => {
    const store = createStore(Number.NaN)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(Number.NaN)
    expect(listener).not.toHaveBeenCalled()
  })

  test('who leaves hears no more, even one who leaves while being told', () => {
    const store = createStore(1)
    const once = vi.fn(() => leave())
    const stays = vi.fn()
    const leave = store.subscribe(once)
    store.subscribe(stays)
    store.set(2)
    store.set(3)
    expect([once, stays].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  })
})
