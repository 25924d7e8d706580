import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_STORED, runToastAction } from './notStored'
import { toastStore } from './toast'
import { createToastStore } from './toastStore'

let store: ReturnType<typeof createToastStore>
const state = () => store.get()[0]?.state

beforeEach(() => {
  vi.useFakeTimers()
  store = createToastStore()
})
afterEach(() => {
  vi.useRealTimers()
})

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

test('§9 a new one replaces the old one, also with the same text, which is announced again', () => {
  const first = store.add('success', 'تم')
  store.dismiss(first)
  const second = store.add('success', 'تم')
  vi.advanceTimersByTime(1_000_000)
  expect(store.get()).toEqual([{ id: second, kind: 'success', text: 'تم', state: 'added' }])
  expect(second).not.toBe(first)
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

test('an undo that the browser could not store says so', () => {
  const action = { label: 'تراجع', onClick: () => false }
  runToastAction({ id: toastStore.add('info', 'حُذف'), action })
  expect(toastStore.get()).toMatchObject([{ kind: 'error', text: NOT_STORED }])
  // Other files share the store of the page.
  for (const toast of toastStore.get()) toastStore.remove(toast.id)
})
