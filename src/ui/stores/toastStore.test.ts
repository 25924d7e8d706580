import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_STORED, runToastAction } from './notStored'
import { toastStore } from './toast'
import { createToastStore, TOAST_CLOSE_AFTER, TOAST_OFFER_CLOSE_AFTER } from './toastStore'

let store: ReturnType<typeof createToastStore>
const state = () => store.get()[0]?.state

beforeEach(() => {
  vi.useFakeTimers()
  store = createToastStore()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Checks that the toast closes after exactly this time. */
function expectToCloseAfter(ms: number) {
  vi.advanceTimersByTime(ms - 1)
  expect(state()).not.toBe('dismissed')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('dismissed')
}

test('§4 a toast is added, updated, dismissed, after which it cannot be updated, and removed', () => {
  const id = store.add('info', 'جارٍ الحفظ')
  expect(store.get()).toEqual([{ id, kind: 'info', text: 'جارٍ الحفظ', state: 'added' }])
  const done = { id, kind: 'success', text: 'تم' } as const
  store.update(id, done)
  expect(store.get()).toEqual([{ ...done, state: 'updated' }])
  store.dismiss(id)
  store.update(id, { text: 'خطأ آخر' })
  expect(store.get()).toEqual([{ ...done, state: 'dismissed' }])
  store.remove(id)
  expect(store.get()).toEqual([])
})

test('§9 a new one replaces the old one and its timer; the same text again is announced again', () => {
  const first = store.add('success', 'تم')
  vi.advanceTimersByTime(TOAST_CLOSE_AFTER - 1)
  const second = store.add('success', 'تم')
  expect(second).not.toBe(first)
  expectToCloseAfter(TOAST_CLOSE_AFTER)
})

test('§9 a closed toast is removed after 1,000,000 ms, also if it is closed again', () => {
  const id = store.add('error', 'خطأ')
  store.dismiss(id)
  vi.advanceTimersByTime(999_999)
  store.dismiss(id)
  expect(state()).toBe('dismissed')
  vi.advanceTimersByTime(1)
  expect(store.get()).toEqual([])
})

test('D-1: an error stays; a success closes after 6 s, with an action late enough to reach it (WCAG 2.2.1)', () => {
  store.add('error', 'تعذّر الحفظ')
  vi.advanceTimersByTime(10 * TOAST_OFFER_CLOSE_AFTER)
  expect(state()).toBe('added')
  store.add('success', 'حُفظ')
  expectToCloseAfter(6000)
  store.add('info', 'حُذف', { label: 'تراجع', onClick: () => {} })
  expectToCloseAfter(TOAST_OFFER_CLOSE_AFTER)
})

// An error stays: `properties.test.ts`.
test('D-1: an update restarts the timer', () => {
  const id = store.add('success', 'الأول')
  vi.advanceTimersByTime(5000)
  store.update(id, { text: 'الثاني' })
  expectToCloseAfter(TOAST_CLOSE_AFTER)
})

test('D-1: hovered and focused, it waits until both have ended, and continues with the remaining time', () => {
  store.add('success', 'تم')
  vi.advanceTimersByTime(4000)
  store.hold('pointer')
  store.hold('focus')
  store.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(state()).toBe('added')
  store.release('focus')
  store.release('focus')
  expect(vi.getTimerCount(), 'leaving twice does not start the timer twice').toBe(1)
  expectToCloseAfter(2000)
})

test('D-1: hover of a closed toast does not hold the next one', () => {
  const first = store.add('success', 'الأول')
  store.hold('pointer')
  store.dismiss(first)
  store.add('success', 'الثاني')
  expectToCloseAfter(TOAST_CLOSE_AFTER)
})

test('an undo that the browser could not store says so', () => {
  const action = { label: 'تراجع', onClick: () => false }
  runToastAction({ id: toastStore.add('info', 'حُذف'), action })
  expect(toastStore.get()).toMatchObject([{ kind: 'error', text: NOT_STORED }])
  // Other files share the store of the page.
  for (const toast of toastStore.get()) toastStore.remove(toast.id)
})
