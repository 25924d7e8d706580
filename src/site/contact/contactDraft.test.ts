import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContactMessageInput } from '@/api/contactMessages'
import { clearDraft, readDraft, saveDraft } from './contactDraft'

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
  clearDraft()
  expect(items.size).toBe(0)
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
