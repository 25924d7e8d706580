import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { createQueryClient } from '@/api/QueryProvider'
import { startTestServer } from '@/api/startTestServer'
import { formDrafts } from '@/lib/drafts'
import { changeMessage } from './changeMessage'
import { offeredActions } from './messageActions'

const seen: ContactMessage = {
  ...{ id: 7, name: 'ليان', email: 'layan@example.com', subject: 'اقتراح', category: 'عام' },
  ...{ message: 'أضيفوا صفحة للطقس.', status: 'unread', isResolved: false, adminNotes: '' },
  createdAt: '2026-11-20T09:00:00.000Z',
}

/** A client that read `seen` some seconds ago, and a server on which another editor has changed it since. */
async function start(age: number, others: Partial<ContactMessage>) {
  const { asked } = await startTestServer({ body: JSON.stringify([{ ...seen, ...others }]) })
  const client = createQueryClient()
  const updatedAt = Date.now() - age * 1000
  client.setQueryData(contactMessagesQuery.queryKey, [seen], { updatedAt })
  const calls = () => asked.map(({ method, body }) => [method, body && JSON.parse(body)])
  return { client, calls }
}

/** What was typed for its notes, while these were saved. */
const type = (notes: string, base = '') =>
  formDrafts.save('notes:7', { base: { notes: base }, value: { notes } })
const typed = () => {
  const { value, base } = formDrafts.get()['notes:7'] ?? {}
  return [value?.notes, base?.notes]
}
beforeEach(() => formDrafts.save('notes:7', null))

describe('D-39: a change of status sends the notes too, which another editor may have saved since', () => {
  test('a list of the last half minute is not read again', async () => {
    const { client, calls } = await start(25, { status: 'replied' })
    const result = await changeMessage(client, { action: 'read', message: seen })
    expect(calls()).toEqual([['PUT', { status: 'read', adminNotes: '' }]])
    expect(result).toEqual({ isWritten: true, hasOthersNotes: false })
  })

  test('an older list is read again, and «replied» is not set back', async () => {
    const { client, calls } = await start(31, { status: 'replied', adminNotes: 'اتصلت به' })
    const result = await changeMessage(client, { action: 'read', message: seen })
    expect(calls()).toEqual([['GET', '']])
    expect(result).toEqual({ isWritten: false, hasOthersNotes: true })
  })

  test('notes that the list did not show stay, also above a reply', async () => {
    const { client, calls } = await start(31, { status: 'read', adminNotes: 'اتصلت به' })
    const result = await changeMessage(client, { action: 'replied', message: seen })
    expect(result).toEqual({ isWritten: true, hasOthersNotes: true })
    // A reply that was sent is recorded, also after that of another editor.
    await changeMessage(client, { action: 'replied', message: seen, reply: 'شكرًا لك.' })
    expect(calls()).toEqual([
      ['GET', ''],
      ['PUT', { status: 'replied', adminNotes: 'اتصلت به' }],
      ['PUT', { status: 'replied', adminNotes: 'اتصلت به\n\nشكرًا لك.' }],
    ])
  })

  test('notes that are longer than the server accepts are not sent', async () => {
    const { client, calls } = await start(0, {})
    const fits = { action: 'replied', message: seen, reply: '😀'.repeat(NOTES_LIMIT) } as const
    type('ب')
    expect(await changeMessage(client, fits)).toMatchObject({ refusal: 'tooLong' })
    expect(calls()).toEqual([])
    type(' ')
    await changeMessage(client, fits)
    expect(calls()).toHaveLength(1)
  })

  test('typed notes do not set «replied» back, and are no reason to replace what nobody has read', async () => {
    const read = { action: 'read', message: seen } as const
    type('للمراجعة')
    const answered = await start(31, { status: 'replied' })
    await changeMessage(answered.client, read)
    expect(answered.calls()).toEqual([['GET', '']])

    const others = { adminNotes: 'اتصلت به' }
    const { client, calls } = await start(31, others)
    const refused = { refusal: 'othersNotes' }
    expect(await changeMessage(client, { ...read, isOpen: true })).toMatchObject(refused)
    // The list has them now, but shows them only in the open message.
    const fromRow = { ...read, message: { ...seen, ...others } }
    expect(await changeMessage(client, fromRow)).toMatchObject(refused)
    expect(typed()).toEqual(['للمراجعة', ''])
    await changeMessage(client, { ...fromRow, isOpen: true })
    expect(calls()).toEqual([
      ['GET', ''],
      ['PUT', { status: 'read', adminNotes: 'للمراجعة' }],
    ])
    expect(typed()).toEqual([undefined, undefined])
  })

  test('notes that are typed while others are sent stay a draft', async () => {
    const { client, calls } = await start(0, {})
    type('للمراجعة')
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...call) => {
      type('للمراجعة غدًا')
      return fetch(...call)
    })
    await changeMessage(client, { action: 'read', message: seen })
    expect(calls()).toEqual([['PUT', { status: 'read', adminNotes: 'للمراجعة' }]])
    expect(typed()).toEqual(['للمراجعة غدًا', 'للمراجعة'])
  })
})

test('Spec §4, §7: «resolved» only sets that, without another read', async () => {
  const { client, calls } = await start(31, {})
  await changeMessage(client, { action: 'resolved', message: seen })
  expect(calls()).toEqual([['PUT', { isResolved: true }]])
})

test.each([
  ['unread', false, ['read', 'replied', 'resolved']],
  ['read', true, ['replied']],
  ['replied', false, ['resolved']],
] as const)('§4: %s, resolved %s, offers %j', (status, isResolved, expected) => {
  expect([...offeredActions({ status, isResolved })]).toEqual(expected)
})
