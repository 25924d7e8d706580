import { expect, test } from 'vitest'
import { startTestServer } from '@/api/startTestServer'
import { formDrafts } from '@/lib/drafts'
import { emptyMessage, readDraft, saveDraft, sendDraft } from './contactDraft'

const typed = { ...emptyMessage('شكوى'), name: 'ليان', email: 'layan@' }

test('an unfinished message is restored unchanged, and a form in which nothing was done has none', () => {
  saveDraft(typed, 'visit', emptyMessage())
  expect(readDraft()).toMatchObject({ typed, asked: 'visit' })
  saveDraft(emptyMessage('شكوى'), 'visit', emptyMessage('شكوى'))
  expect(formDrafts.get().contact).toBeUndefined()
  saveDraft(emptyMessage(), 'visit', emptyMessage('شكوى'))
  expect(readDraft()?.typed.category).toBe('عام')
  saveDraft(typed, 'visit', emptyMessage('شكوى'))
  expect(readDraft()?.typed.name, 'the category of the address is no reason').toBe(typed.name)
})

test('after sending, only what was typed since is left', async () => {
  await startTestServer()
  const sent = { ...typed, message: 'أضيفوا صفحة للطقس.' }
  const message = 'أضيفوا صفحة للطقس. وللمد والجزر.'
  saveDraft(sent, 'visit', emptyMessage())
  const answer = sendDraft(sent, sent)
  saveDraft({ ...sent, message }, 'visit', emptyMessage())
  await answer
  expect(readDraft()?.typed).toEqual({ ...emptyMessage(), message })
})

test('a value that the form of this version does not have is ignored', () => {
  formDrafts.save('contact', {
    base: {},
    value: { ...typed, name: 7, category: 'طقس', phone: '1' },
  })
  expect(readDraft()?.typed).toEqual({ ...typed, name: '', category: 'عام' })
})
