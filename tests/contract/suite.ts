import { ok, deepStrictEqual as same, strictEqual } from 'node:assert/strict'
import {
  type ContactMessage,
  type ContactMessageInput,
  contactMessageListSchema,
  type MessageId,
} from '@/api/contactMessages'
import type { PageSetting } from '@/api/pageSettings'
import { problemSchema } from '@/api/problem'
import { badMessages, badPageSettings, badResolved, badStatuses } from './badBodies'

export type Answer = { status: number; headers: Record<string, string>; text: string }

/** A fetch to the server under test, over whatever wire; a body that is no text travels as JSON. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

export type ContractCase = {
  name: string
  /** asks by a method other than GET: a server that does not keep the contract may change by it */
  isWrite: boolean
  run: () => Promise<void>
}

const LIST = '/api/contact-messages'
const PAGES = '/api/page-settings'
/** The address of a change to a message (D-32: the id is encoded into the path). */
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
 * The contract of Spec §7 and D-16 as cases that any server can be put to. They need no empty
 * server and no one else's silence: each looks only at messages of its own.
 */
export function contractSuite(call: Call): ContractCase[] {
  const ask = async (method: string, path: string, body?: unknown): Promise<Asked> => {
    const answer = await call(method, path, body)
    return {
      ...answer,
      said: `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`,
    }
  }
  const list = async (): Promise<ContactMessage[]> => {
    const answer = await ask('GET', LIST)
    strictEqual(answer.status, 200, answer.said)
    ok(answer.headers['content-type']?.includes('application/json'), 'the list is named as JSON')
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
  /** Ids that the list does not have, whether the server numbers its messages or names them. */
  const unknownIds = async () => {
    const known = new Set((await list()).map(({ id }) => String(id)))
    const tried = [crypto.randomUUID(), 'msg/7 ة', 'abc', '1.5', 0, -1, 999_999_999]
    return tried.filter((id) => !known.has(String(id)))
  }

  /** A body that is refused with 400 or 413, and leaves the message as it was. */
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
    'D-16: GET where there is none is 405, and Allow names the way': async () => {
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
        'it stands before older ones',
      )
    },
    'D-16: a bad message is refused with 400 and where it is wrong, and not kept': async () => {
      const { subject } = freshMessage()
      for (const { body, field } of badMessages({ ...freshMessage(), subject })) {
        const { issues } = refusedWith(400, await ask('POST', LIST, body))
        ok(!field || issues?.some(({ path }) => path[0] === field), `an issue names ${field}`)
      }
      for (const body of NOT_JSON) refusedWith(400, await ask('POST', LIST, body))
      refusedWith(413, await ask('POST', LIST, { ...freshMessage(), subject, message: TOO_LONG }))
      same(await ofSubject(subject), [], 'nothing of it is in the list')
    },
    '§7: a status is changed together with the notes': async () => {
      const [message, other] = [await send(), await send()]
      for (const status of ['read', 'replied', 'unread'] as const) {
        const change = { status, adminNotes: `ملاحظة «${status}»` }
        succeededWithJson(await ask('PUT', at(message.id, 'status'), change))
        same(await find(message.id), { ...message, ...change }, 'status and notes, nothing else')
      }
      same(await find(other.id), other, 'another message stays as it was')
    },
    'D-14: notes may be empty': async () => {
      const { id } = await send()
      const change = { status: 'read', adminNotes: '' }
      succeededWithJson(await ask('PUT', at(id, 'status'), change))
      strictEqual((await find(id))?.adminNotes ?? '', '')
    },
    '§7: a message is marked as resolved, and keeps its status': async () => {
      const message = await send()
      succeededWithJson(await ask('PUT', at(message.id, 'resolved'), { isResolved: true }))
      same(await find(message.id), { ...message, isResolved: true }, 'resolved, nothing else')
    },
    'D-16: a bad status is refused with 400, too long a one with 413': async () => {
      await refused('status', 400, [...badStatuses, ...NOT_JSON])
      await refused('status', 413, [{ status: 'read', adminNotes: TOO_LONG }])
    },
    'D-16: a bad «resolved» is refused with 400, too long a one with 413': async () => {
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
    'D-16: bad page settings are refused with 400, too long ones with 413': async () => {
      for (const body of [...badPageSettings(setting), ...NOT_JSON]) {
        refusedWith(400, await ask('POST', PAGES, body))
      }
      refusedWith(413, await ask('POST', PAGES, { ...setting, name: TOO_LONG }))
    },
    'D-16: any other method is 405, and Allow names the right ones': async () => {
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
type Asked = Answer & { said: string }

const casesOf = (cases: Cases, isWrite: boolean): ContractCase[] =>
  Object.entries(cases).map(([name, run]) => ({ name, isWrite, run }))

/** A message that no one else has: its subject finds it again among theirs. */
const freshMessage = (): ContactMessageInput => ({
  name: 'فحص العقد',
  email: 'contract-check@madar.example',
  subject: `contract-check ${crypto.randomUUID()}`,
  message: 'رسالة من فحص العقد، لا تحتاج إلى رد.',
  category: 'أخرى',
})

const timeOf = ({ createdAt }: ContactMessage): number => Date.parse(createdAt)

/** As the app judges: by the status alone (Spec §7). */
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
}
