import { realStorage } from '@mocks/demo/session/tabStorage'
import * as z from 'zod/mini'
import { once } from '@/lib/once'
import { createStore } from '@/lib/store'
import { type Pin, type Place, pinSchema } from './pin'
import { PINS_KEY } from './pinsRequest'

const storedSchema = z.object({
  version: z.literal(2),
  /** the reviewer of this browser; empty until they write it */
  name: z.string(),
  pins: z.array(pinSchema),
})
type Stored = z.infer<typeof storedSchema>

/** Pins that cannot be stored, or beside a text of another release, last until the page is reloaded. */
type State = Stored & { isLasting: boolean }

export type PinStore = ReturnType<typeof createPinStore>

/** The pins in a storage, the oldest first. Each change starts from what is stored, so no tab overwrites another. */
export function createPinStore(storage: () => Storage) {
  const store = createStore<State>(read())

  function read(): State {
    const none: State = { version: 2, name: '', pins: [], isLasting: true }
    try {
      const text = storage().getItem(PINS_KEY)
      return text === null ? none : { ...storedSchema.parse(JSON.parse(text)), isLasting: true }
    } catch {
      return { ...none, isLasting: false }
    }
  }

  function change(edit: (before: Stored) => Partial<Stored>): void {
    const mine = store.get()
    const other = mine.isLasting ? read() : mine
    const { isLasting, ...before } = other.isLasting ? other : { ...mine, isLasting: false }
    const next: Stored = { ...before, ...edit(before) }
    try {
      if (isLasting) storage().setItem(PINS_KEY, JSON.stringify(next))
      store.set({ ...next, isLasting })
    } catch {
      store.set({ ...next, isLasting: false })
    }
  }

  return {
    get: store.get,
    /** Calls back after every change, also of another tab. */
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(listener)
      const onStorage = ({ key }: StorageEvent) => {
        if (key === PINS_KEY && read().isLasting) store.set(read())
      }
      addEventListener('storage', onStorage)
      return () => {
        stop()
        removeEventListener('storage', onStorage)
      }
    },
    /** Puts a pin without a text on a part. Returns its id. */
    add(place: Place): string {
      const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
      const at = new Date().toISOString()
      change(({ name, pins }) => ({
        pins: [...pins, { id, at, author: name, place, note: '', isResolved: false }],
      }))
      return id
    },
    edit: (id: string, changed: Partial<Pick<Pin, 'note' | 'isResolved'>>) =>
      change(({ pins }) => ({
        pins: pins.map((pin) => (pin.id === id ? { ...pin, ...changed } : pin)),
      })),
    /** Removes a pin. Returns a function that undoes it. */
    remove(id: string): () => void {
      const removed = store.get().pins.filter((pin) => pin.id === id)
      change(({ pins }) => ({ pins: pins.filter((pin) => pin.id !== id) }))
      return () => change(({ pins }) => ({ pins: joinPins(pins, removed) }))
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

/** One list, in the order of time; of two pins with one id the later list's. */
const joinPins = (mine: readonly Pin[], others: readonly Pin[]): Pin[] =>
  [...new Map([...mine, ...others].map((pin) => [pin.id, pin])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  )

/** The pins of this browser. They are no data of the app: a reset leaves them, and a tab with data of its own has the same. */
export const browserPins = once(() => createPinStore(realStorage))
