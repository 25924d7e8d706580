import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOT_STORED, runToastAction } from './notStored'
import { toastStore } from './toast'
import {
  createToastStore,
  TOAST_CLOSE_AFTER,
  TOAST_OFFER_CLOSE_AFTER,
  TOAST_REMOVE_DELAY,
} from './toastStore'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the states of a toast (Spec §4)', () => {
  test('§4 added: it is shown with exactly its text', () => {
    const store = createToastStore()
    const id = store.add('success', 'تم حفظ الإعدادات بنجاح')
    expect(store.get()).toEqual([
      { id, kind: 'success', text: 'تم حفظ الإعدادات بنجاح', state: 'added' },
    ])
  })

  test('§4 updated: it has the same id and the new text', () => {
    const store = createToastStore()
    const id = store.add('info', 'جارٍ الحفظ')
    store.update(id, { kind: 'success', text: 'تم الحفظ' })
    expect(store.get()).toEqual([{ id, kind: 'success', text: 'تم الحفظ', state: 'updated' }])
  })

  test('§4 dismissed: it is still in the store and can no longer be updated', () => {
    const store = createToastStore()
    const id = store.add('error', 'خطأ')
    store.dismiss(id)
    store.update(id, { text: 'خطأ آخر' })
    expect(store.get()).toEqual([{ id, kind: 'error', text: 'خطأ', state: 'dismissed' }])
  })

  test('§4 removed: it is out of the store', () => {
    const store = createToastStore()
    store.remove(store.add('error', 'خطأ'))
    expect(store.get()).toEqual([])
  })

  test('§4 an unknown id changes nothing and notifies nobody', () => {
    const store = createToastStore()
    store.add('error', 'خطأ')
    const listener = vi.fn()
    store.subscribe(listener)
    store.update(99, { text: 'غيره' })
    store.dismiss(99)
    store.remove(99)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('one toast at a time (Spec §9)', () => {
  test('§9 a new one replaces the old one, of any kind', () => {
    const store = createToastStore()
    const first = store.add('error', 'الأول')
    const second = store.add('success', 'الثاني')
    expect(second).not.toBe(first)
    expect(store.get().map(({ text }) => text)).toEqual(['الثاني'])
  })

  test('§9 the same text again is a new toast, so that it is announced again', () => {
    const store = createToastStore()
    expect(store.add('success', 'تم')).not.toBe(store.add('success', 'تم'))
  })

  test('§9 the timer of a replaced one does not close the new one', () => {
    const store = createToastStore()
    store.add('success', 'الأول')
    vi.advanceTimersByTime(TOAST_CLOSE_AFTER - 1)
    store.add('success', 'الثاني')
    vi.advanceTimersByTime(TOAST_CLOSE_AFTER - 1)
    expect(store.get()[0]?.state).toBe('added')
    vi.advanceTimersByTime(1)
    expect(store.get()[0]?.state).toBe('dismissed')
  })

  test('a toast with an action stays long enough to reach the action (WCAG 2.2.1)', () => {
    const store = createToastStore()
    store.add('info', 'حُذف', { label: 'تراجع', onClick: () => {} })
    vi.advanceTimersByTime(TOAST_OFFER_CLOSE_AFTER - 1)
    expect(store.get()[0]?.state).toBe('added')
    vi.advanceTimersByTime(1)
    expect(store.get()[0]?.state).toBe('dismissed')
  })

  test('§9 removing a replaced one does not remove the new one', () => {
    const store = createToastStore()
    store.dismiss(store.add('error', 'الأول'))
    const second = store.add('error', 'الثاني')
    // No timer of the first toast is left.
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY)
    expect(store.get()).toMatchObject([{ id: second, state: 'added' }])
  })
})

describe('leaving the store (Spec §9)', () => {
  test('§9 a closed toast is removed after 1,000,000 ms, not before', () => {
    const store = createToastStore()
    store.dismiss(store.add('error', 'خطأ'))
    vi.advanceTimersByTime(999_999)
    expect(store.get()).toMatchObject([{ state: 'dismissed' }])
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual([])
  })

  test('§9 closing it twice neither delays the removal nor notifies anybody', () => {
    const store = createToastStore()
    const id = store.add('error', 'خطأ')
    store.dismiss(id)
    const listener = vi.fn()
    store.subscribe(listener)
    vi.advanceTimersByTime(600_000)
    store.dismiss(id)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(400_000)
    expect(store.get()).toEqual([])
  })

  test('§9 after closing a success by hand only the removal timer is left', () => {
    const store = createToastStore()
    store.dismiss(store.add('success', 'تم'))
    expect(vi.getTimerCount()).toBe(1)
  })
})

describe('automatic closing (D-1)', () => {
  test.each(['success', 'info'] as const)('D-1: %s closes after 6 s', (kind) => {
    const store = createToastStore()
    store.add(kind, 'نص')
    vi.advanceTimersByTime(5999)
    expect(store.get()[0]?.state).toBe('added')
    vi.advanceTimersByTime(1)
    expect(store.get()[0]?.state).toBe('dismissed')
  })

  test('D-1: an error stays until it is closed', () => {
    const store = createToastStore()
    store.add('error', 'خطأ')
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(store.get()[0]?.state).toBe('added')
  })

  test('D-1: an update restarts the timer, and a success that becomes an error stays', () => {
    const store = createToastStore()
    const id = store.add('success', 'الأول')
    vi.advanceTimersByTime(5000)
    store.update(id, { text: 'الثاني' })
    vi.advanceTimersByTime(5000)
    expect(store.get()[0]?.state).toBe('updated')
    store.update(id, { kind: 'error' })
    vi.advanceTimersByTime(60_000)
    expect(store.get()[0]?.state).toBe('updated')
  })

  test.each(['pointer', 'focus'] as const)(
    'D-1: the %s stops the timer, which continues with the remaining time',
    (hold) => {
      const store = createToastStore()
      store.add('success', 'تم')
      vi.advanceTimersByTime(4000)
      store.hold(hold)
      vi.advanceTimersByTime(60_000)
      expect(store.get()[0]?.state).toBe('added')
      store.release(hold)
      vi.advanceTimersByTime(1999)
      expect(store.get()[0]?.state).toBe('added')
      vi.advanceTimersByTime(1)
      expect(store.get()[0]?.state).toBe('dismissed')
    },
  )

  test('D-1: hovered and focused, it waits until both have ended', () => {
    const store = createToastStore()
    store.add('success', 'تم')
    store.hold('pointer')
    store.hold('focus')
    store.release('pointer')
    vi.advanceTimersByTime(60_000)
    expect(store.get()[0]?.state).toBe('added')
    store.release('focus')
    vi.advanceTimersByTime(TOAST_CLOSE_AFTER)
    expect(store.get()[0]?.state).toBe('dismissed')
  })

  test('D-1: leaving twice does not start the timer twice', () => {
    const store = createToastStore()
    store.add('success', 'تم')
    store.hold('pointer')
    store.release('pointer')
    store.release('pointer')
    expect(vi.getTimerCount()).toBe(1)
  })

  test('D-1: an error does not start to close after hover', () => {
    const store = createToastStore()
    store.add('error', 'خطأ')
    store.hold('pointer')
    store.release('pointer')
    vi.advanceTimersByTime(60_000)
    expect(store.get()[0]?.state).toBe('added')
  })

  test('D-1: hover of a removed toast does not hold the next one', () => {
    const store = createToastStore()
    const first = store.add('success', 'الأول')
    store.hold('pointer')
    store.dismiss(first)
    store.add('success', 'الثاني')
    vi.advanceTimersByTime(TOAST_CLOSE_AFTER)
    expect(store.get()[0]?.state).toBe('dismissed')
  })
})

test('an undo that the browser could not store says so', () => {
  const { id, action } = {
    id: toastStore.add('info', 'حُذف'),
    action: { label: 'تراجع', onClick: () => false },
  }
  runToastAction({ id, action })
  expect(toastStore.get()).toMatchObject([{ kind: 'error', text: NOT_STORED }])
  // Other files share the store of the page.
  for (const toast of toastStore.get()) toastStore.remove(toast.id)
})
