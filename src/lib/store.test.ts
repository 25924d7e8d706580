import { afterEach, describe, expect, test, vi } from 'vitest'
import { session, signIn, signOut } from './reader'
import { createStore } from './store'

describe('a store', () => {
  test('has the last value and notifies every listener of a change', () => {
    const store = createStore(1)
    const [first, second] = [vi.fn(), vi.fn()]
    store.subscribe(first)
    store.subscribe(second)
    store.set(2)
    expect(store.get()).toBe(2)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('setting the same value again notifies nobody', () => {
    const store = createStore(Number.NaN)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(Number.NaN)
    expect(listener).not.toHaveBeenCalled()
  })

  test('a removed listener is not notified, even if it is removed during a notification', () => {
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

afterEach(signIn)

test('§1, §4 the session starts signed in; logout sets it false, the finished dialog true', () => {
  expect(session.shipped()).toEqual({ isSignedIn: true })
  signOut()
  expect(session.get()).toEqual({ isSignedIn: false })
  signIn()
  expect(session.get()).toEqual({ isSignedIn: true })
})
