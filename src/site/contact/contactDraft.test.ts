import { expect, test } from 'vitest'
import { saveText, unsentDraft } from '@/lib/formDrafts'
import { emptyMessage, readDraft, restOf, saveDraft } from './contactDraft'

const typed = { ...emptyMessage('شكوى'), name: 'ليان', email: 'layan@' }

test('an unfinished message is restored unchanged, and a form in which nothing was done has none', () => {
  saveDraft(typed, 'visit')
  expect(readDraft()).toEqual({ typed, asked: 'visit' })
  saveDraft(emptyMessage('شكوى'), 'visit', 'شكوى')
  expect(unsentDraft('contact')).toBeUndefined()
  saveDraft(emptyMessage(), 'visit', 'شكوى')
  expect(readDraft()?.typed.category).toBe('عام')
  saveDraft(typed, 'visit', 'شكوى')
  expect(readDraft()?.typed.name, 'the category of the address is no reason').toBe(typed.name)
})

test('after sending, only what was typed since is left', () => {
  const sent = { ...typed, message: 'أضيفوا صفحة للطقس.' }
  const message = 'أضيفوا صفحة للطقس. وللمد والجزر.'
  expect(restOf({ ...sent, message }, sent)).toEqual({ ...emptyMessage(), message })
})

test.each([{ name: 7 }, { category: 'طقس' }])('a draft with %j is ignored', (field) => {
  saveText('contact', { ...typed, ...field })
  expect(readDraft()).toBeNull()
})
