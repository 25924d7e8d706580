import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ContactMessageInput } from '@/api/contactMessages'
import { EMPTY, lastSent, readDraft, removeSent, restOf, saveDraft } from './contactDraft'

const draft: ContactMessageInput = {
  name: 'ليان',
  email: 'layan@',
  subject: '',
  message: '',
  category: 'شكوى',
}
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an unfinished message is restored unchanged, in the same tab only', () => {
  expect(readDraft()).toBeNull()
  saveDraft(draft)
  expect(readDraft()).toEqual(draft)
})

test('after sending, only what was typed since is left, in the draft and in the form that is shown', () => {
  const sent = { ...draft, message: 'أضيفوا صفحة للطقس.' }
  const typed = { ...sent, message: 'أضيفوا صفحة للطقس. وللمد والجزر.' }
  const rest = { ...EMPTY, message: typed.message }
  expect(restOf(typed, sent)).toEqual(rest)
  expect(restOf({ ...sent, category: 'إعلان' }, sent)).toEqual({ ...EMPTY, category: 'إعلان' })

  saveDraft(typed)
  const listener = vi.fn()
  onTestFinished(lastSent.subscribe(listener))
  removeSent(sent)
  expect(readDraft()).toEqual(rest)
  removeSent(rest)
  expect(items.size).toBe(0)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('emptying the form deletes the draft', () => {
  saveDraft(draft)
  saveDraft({ ...draft, name: '', email: '' })
  expect(items.size).toBe(0)
})

test.each(['{', 'null', '{"name":7}', JSON.stringify({ ...draft, category: 'طقس' })])(
  'a draft of «%s» is ignored',
  (text) => {
    items.set('contactDraft', text)
    expect(readDraft()).toBeNull()
  },
)
