import { ok, deepStrictEqual as same, strictEqual } from 'node:assert/strict'
import { problemSchema } from '@mocks/backend/contract/calls'
import {
  type ContactMessage,
  type ContactMessageInput,
  contactMessageListSchema,
  type MessageId,
} from '@/api/contactMessages'
import type { PageSetting } from '@/api/pageSettings'
import { badMessages, badPageSettings, badResolved, badStatuses } from './badBodies'

export type Answer = { status: number; headers: Record<string, string>; text: string }

/** Sends a request to the server under test. A body that is not a string is sent as JSON. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

export type ContractCase = {
  name: string
  /** uses a method other than GET, so a server may store something, even for a case that must be refused */
  isWrite: boolean
  run: () => Promise<void>
}

const LIST = '/api/contact-messages'
const PAGES = '/api/page-settings'
/** Returns the path of a change to a message (D-32: the id is encoded into the path). */
const at = (id: MessageId, change: string) => `${LIST}/${encodeURIComponent(id)}/${change}`

const TOO_LONG = 'x'.repeat(100_001)
const NOT_JSON = ['', '{"name":', 'name=سمر', '[1,]']

const setting: PageSetting = {
  pageId: 'contract-check',
  name: 'فحص العقد',
  path: '/contract-check',
  categories: [],
}

/**
 * Returns the contract of Spec §7 and D-16 as cases that any server can be tested with. The server may have other
 * messages and other users, because each case looks only at the messages that it sent.
 */
export function contractSuite(call: Call): ContractCase[] {
  const ask = async (method: string, path: string, body?: unknown): Promise<Asked> => {
    const answer = await call(method, path, body)
    return {
      ...answer,
      method,
      said: `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`,
    }
  }
  const list = async (): Promise<ContactMessage[]> => {
    const answer = await ask('GET', LIST)
    strictEqual(answer.status, 200, answer.said)
    ok(
      answer.headers['content-type']?.includes('application/json'),
      'the Content-Type of the list is JSON',
    )
    return contactMessageListSchema.parse(JSON.parse(answer.text))
  }
  const ofSubject = async (subject: string) => (await list()).filter((m) => m.subject === subject)
  const find = async (id: MessageId) => (await list()).find((message) => message.id === id)
  const send = async (): Promise<ContactMessage> => {
    const sent = freshMessage()
    succeeded(await ask('POST', LIST, sent))
    const [stored] = await ofSubject(sent.subject)
    ok(stored, 'a sent message is in the list')
    return stored
  }
  /** Returns ids that are not in the list, numbers and strings. */
  const unknownIds = async () => {
    const known = new Set((await list()).map(({ id }) => String(id)))
    const tried = [crypto.randomUUID(), 'msg/7 ة', 'abc', '1.5', '1e0', '١', 0, -1, 999_999_999]
    return tried.filter((id) => !known.has(String(id)))
  }

  /** Checks that bodies are refused with this status and do not change the message. */
  const refused = async (change: string, status: 400 | 413, bodies: unknown[]) => {
    const before = await send()
    for (const body of bodies) {
      const answer = await ask('PUT', at(before.id, change), body)
      refusedWith(status, answer)
    }
    same(await find(before.id), before, 'a refused change changes nothing')
  }

  const reads: Cases = {
    '§7: GET answers the list in the shape of the contract': async () => void (await list()),
    'D-16: the list is newest first, every id once': async () => {
      const messages = await list()
      const times = messages.map(timeOf)
      ok(times.every(Number.isFinite), 'every createdAt is a date')
      same(
        times,
        times.toSorted((a, b) => b - a),
        'newest first',
      )
      strictEqual(new Set(messages.map(({ id }) => id)).size, messages.length, 'ids are unique')
    },
    'D-16: GET on a path without a read is 405, and Allow names the allowed method': async () => {
      methodRefused(await ask('GET', `${LIST}/1/status`), ['PUT'])
      methodRefused(await ask('GET', `${LIST}/1/resolved`), ['PUT'])
      methodRefused(await ask('GET', PAGES), ['POST'])
    },
  }

  const writes: Cases = {
    '§7: a sent message appears once, before the older ones, unread and unresolved': async () => {
      const sent = freshMessage()
      succeeded(await ask('POST', LIST, sent))
      const messages = await list()
      const [stored, ...again] = messages.filter(({ subject }) => subject === sent.subject)
      ok(stored && again.length === 0, 'it is there, once')
      same({ ...stored, ...sent, status: 'unread', isResolved: false }, stored, 'as it was sent')
      const older = messages.slice(messages.indexOf(stored) + 1)
      ok(
        older.every((message) => timeOf(message) <= timeOf(stored)),
        'it is before the older ones',
      )
    },
    'D-16: a bad message is refused with 400, which names the field, and is not stored':
      async () => {
        const { subject } = freshMessage()
        for (const { body, field } of badMessages({ ...freshMessage(), subject })) {
          const { issues } = refusedWith(400, await ask('POST', LIST, body))
          ok(!field || issues?.some(({ path }) => path[0] === field), `an issue names ${field}`)
        }
        for (const body of NOT_JSON) refusedWith(400, await ask('POST', LIST, body))
        refusedWith(413, await ask('POST', LIST, { ...freshMessage(), subject, message: TOO_LONG }))
        same(await ofSubject(subject), [], 'nothing of it is in the list')
      },
    '§7, D-14: a status is changed together with the notes, which may be empty': async () => {
      const [message, other] = [await send(), await send()]
      for (const status of ['read', 'replied', 'unread'] as const) {
        const change = { status, adminNotes: `ملاحظة «${status}»` }
        succeededWithJson(await ask('PUT', at(message.id, 'status'), change))
        same(await find(message.id), { ...message, ...change }, 'status and notes, nothing else')
      }
      const withoutNotes = { status: 'read', adminNotes: '' }
      succeededWithJson(await ask('PUT', at(message.id, 'status'), withoutNotes))
      strictEqual((await find(message.id))?.adminNotes ?? '', '')
      same(await find(other.id), other, 'another message stays as it was')
    },
    '§7: marking a message as resolved does not change its status': async () => {
      const message = await send()
      succeededWithJson(await ask('PUT', at(message.id, 'resolved'), { isResolved: true }))
      same(await find(message.id), { ...message, isResolved: true }, 'resolved, nothing else')
    },
    'D-16: a bad change is refused with 400, a body that is too long with 413': async () => {
      await refused('status', 400, [...badStatuses, ...NOT_JSON])
      await refused('status', 413, [{ status: 'read', adminNotes: TOO_LONG }])
      await refused('resolved', 400, [...badResolved, ...NOT_JSON])
      await refused('resolved', 413, [{ isResolved: true, adminNotes: TOO_LONG }])
    },
    'D-16: an unknown id is 404': async () => {
      for (const id of await unknownIds()) {
        const status = { status: 'read', adminNotes: '' }
        refusedWith(404, await ask('PUT', at(id, 'status'), status))
        refusedWith(404, await ask('PUT', at(id, 'resolved'), { isResolved: true }))
      }
    },
    "§7: a page's categories are saved": async () => {
      succeeded(await ask('POST', PAGES, setting))
    },
    'D-16: bad page settings are refused with 400, a body that is too long with 413': async () => {
      for (const body of [...badPageSettings(setting), ...NOT_JSON]) {
        refusedWith(400, await ask('POST', PAGES, body))
      }
      refusedWith(413, await ask('POST', PAGES, { ...setting, name: TOO_LONG }))
    },
    'D-16: any other method is 405, and Allow names the allowed ones': async () => {
      const [id = ''] = await unknownIds()
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        methodRefused(await ask(method, LIST), ['GET', 'POST'])
      }
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        methodRefused(await ask(method, at(id, 'status')), ['PUT'])
        methodRefused(await ask(method, at(id, 'resolved')), ['PUT'])
      }
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        methodRefused(await ask(method, PAGES), ['POST'])
      }
    },
  }

  return [...casesOf(reads, false), ...casesOf(writes, true)]
}

type Cases = Record<string, () => Promise<void>>
type Asked = Answer & { method: string; said: string }

const casesOf = (cases: Cases, isWrite: boolean): ContractCase[] =>
  Object.entries(cases).map(([name, run]) => ({ name, isWrite, run }))

/** Returns a message with a unique subject, to find it among the others in the list. */
const freshMessage = (): ContactMessageInput => ({
  name: 'فحص العقد',
  email: 'contract-check@madar.example',
  subject: `contract-check ${crypto.randomUUID()}`,
  message: 'رسالة من فحص العقد، لا تحتاج إلى رد.',
  category: 'أخرى',
})

const timeOf = ({ createdAt }: ContactMessage): number => Date.parse(createdAt)

/** Judges by the status alone, as the app does (Spec §7). */
function succeeded({ status, said }: Asked): void {
  ok(status >= 200 && status < 300, said)
}

function succeededWithJson(answer: Asked): void {
  succeeded(answer)
  JSON.parse(answer.text)
}

function refusedWith(status: number, answer: Asked) {
  strictEqual(answer.status, status, answer.said)
  return problemSchema.parse(JSON.parse(answer.text))
}

function methodRefused(answer: Asked, allowed: string[]): void {
  refusedWith(405, answer)
  const named = answer.headers.allow?.split(',').map((method) => method.trim())
  for (const method of allowed) ok(named?.includes(method), `Allow names ${method}: ${answer.said}`)
  ok(!named?.includes(answer.method), `Allow names what it refuses: ${answer.said}`)
}
