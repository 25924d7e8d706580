import { realStorage } from '@mocks/demo/session/tabStorage'
import * as z from 'zod/mini'
import { once } from '@/lib/once'
import { createStore } from '@/lib/store'
import { type Pin, type Place, pinSchema } from './pin'
import { PINS_KEY } from './pinsKey'

const storedSchema = z.strictObject({
  version: z.literal(2),
  /** the reviewer of this browser; empty until they write it */
  name: z.string(),
  pins: z.array(pinSchema),
})
type Stored = z.infer<typeof storedSchema>

type State = Stored & {
  /** why the pins last only until the page is reloaded */
  problem: 'full' | 'unreadable' | null
}

export type PinStore = ReturnType<typeof createPinStore>

const EMPTY: Stored = { version: 2, name: '', pins: [] }

/** The pins in a storage, the oldest first. Each change starts from what is stored, so no tab overwrites another. */
export function createPinStore(storage: () => Storage) {
  const found = read()
  const store = createStore<State>(
    found === 'unreadable'
      ? { ...EMPTY, problem: 'unreadable' }
      : { ...(found ?? EMPTY), problem: null },
  )

  function read(): Stored | 'unreadable' | null {
    try {
      const text = storage().getItem(PINS_KEY)
      return text === null ? null : storedSchema.parse(JSON.parse(text))
    } catch (error) {
      // Without storage there is nothing to read. A text of another release stays as it is.
      return error instanceof DOMException ? null : 'unreadable'
    }
  }

  function change(edit: (before: Stored) => Partial<Stored>): void {
    const { problem, ...mine } = store.get()
    const other = problem === null ? read() : null
    const before = other && other !== 'unreadable' ? other : mine
    const next: Stored = { ...before, ...edit(before) }
    if (problem === 'unreadable' || other === 'unreadable')
      store.set({ ...next, problem: 'unreadable' })
    else
      try {
        storage().setItem(PINS_KEY, JSON.stringify(next))
        store.set({ ...next, problem: null })
      } catch {
        store.set({ ...next, problem: 'full' })
      }
  }

  const edit = (id: string, changed: (pin: Pin) => Partial<Pin>) =>
    change(({ pins }) => ({
      pins: pins.map((pin) => (pin.id === id ? { ...pin, ...changed(pin) } : pin)),
    }))

  return {
    get: store.get,
    /** Calls back after every change, also of another tab. */
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(listener)
      const onStorage = ({ key }: StorageEvent) => {
        const other = key === PINS_KEY ? (read() ?? EMPTY) : 'unreadable'
        if (other !== 'unreadable') store.set({ ...other, problem: null })
      }
      addEventListener('storage', onStorage)
      return () => {
        stop()
        removeEventListener('storage', onStorage)
      }
    },
    /** Puts a pin without a text on a part. Returns its id. */
    add(place: Place): string {
      const id = newId()
      const at = new Date().toISOString()
      change(({ name, pins }) => ({
        pins: [...pins, { id, at, author: name, place, note: '', isResolved: false, replies: [] }],
      }))
      return id
    },
    setNote: (id: string, note: string) => edit(id, () => ({ note })),
    setResolved: (id: string, isResolved: boolean) => edit(id, () => ({ isResolved })),
    /** Puts a pin on another part, for example one whose part is gone. */
    move: (id: string, place: Place) => edit(id, () => ({ place })),
    reply: (id: string, text: string) =>
      edit(id, ({ replies }) => ({
        replies: [...replies, { id: newId(), author: store.get().name, text }],
      })),
    /** Removes a pin. Returns a function that undoes it. */
    remove(id: string): () => void {
      const removed = store.get().pins.find((pin) => pin.id === id)
      change(({ pins }) => ({ pins: pins.filter((pin) => pin.id !== id) }))
      return () => removed && change(({ pins }) => ({ pins: joinPins(pins, [removed]) }))
    },
    /** The reviewer's name, also on the pins that they have put without one. */
    setName: (name: string) =>
      change(({ name: before, pins }) => ({
        name,
        pins: pins.map((pin) => (pin.author === before ? { ...pin, author: name } : pin)),
      })),
    /** Adds the pins of a file; of two with one id the file's remains. */
    join: (pins: readonly Pin[]) => change((before) => ({ pins: joinPins(before.pins, pins) })),
  }
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

/** One list, in the order of time; of two pins with one id the later list's. */
const joinPins = (mine: readonly Pin[], others: readonly Pin[]): Pin[] =>
  [...new Map([...mine, ...others].map((pin) => [pin.id, pin])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  )

/** The pins of this browser. They are no data of the app: a reset leaves them, and a tab with data of its own has the same. */
export const browserPins = once(() => createPinStore(realStorage))
