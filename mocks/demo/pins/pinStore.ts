import { realNow } from '@mocks/demo/realNow'
import * as z from 'zod/mini'
import { createStore } from '@/lib/store'
import { countNews, mergePins } from './merge'
import { PINS_VERSION, type Pin, type Place, pinSchema, type Reply, type Stamped } from './pin'
import { PINS_KEY } from './pinsKey'

const bookSchema = z.strictObject({
  version: z.literal(PINS_VERSION),
  me: z.strictObject({ id: z.string(), name: z.string() }),
  pins: z.array(pinSchema),
})

type Book = {
  /** the reviewer of this browser; the name is empty until they write it */
  me: { id: string; name: string }
  /** also the removed ones */
  pins: readonly Pin[]
  /** why the pins last only until the page is reloaded */
  problem: 'full' | 'unreadable' | null
}

export type PinStore = ReturnType<typeof createPinStore>

/** The pins in a storage. Two pages that share it lose nothing of each other (`merge.ts`). */
export function createPinStore(storage: () => Storage) {
  const stored = read()
  const store = createStore<Book>(
    stored === 'unreadable' || !stored
      ? { me: { id: newId(), name: '' }, pins: [], problem: stored }
      : { me: stored.me, pins: stored.pins, problem: null },
  )

  function read(): z.infer<typeof bookSchema> | 'unreadable' | null {
    try {
      const text = storage().getItem(PINS_KEY)
      return text === null ? null : bookSchema.parse(JSON.parse(text))
    } catch (error) {
      // Without storage there is nothing to read. A text of another release stays as it is.
      return error instanceof DOMException ? null : 'unreadable'
    }
  }

  /** What another tab has written meanwhile is merged, so that no tab overwrites another. */
  function save(book: Omit<Book, 'problem'>): void {
    const other = read()
    if (other === 'unreadable') {
      store.set({ ...book, problem: 'unreadable' })
      return
    }
    const pins = mergePins(other?.pins ?? [], book.pins)
    try {
      const text = JSON.stringify({ version: PINS_VERSION, me: book.me, pins })
      storage().setItem(PINS_KEY, text)
      store.set({ me: book.me, pins, problem: null })
    } catch {
      store.set({ me: book.me, pins, problem: 'full' })
    }
  }

  const now = () => Math.floor(realNow())
  const stamp = <T>(value: T, before?: Stamped<T>): Stamped<T> => ({
    value,
    at: Math.max(now(), (before?.at ?? 0) + 1),
    by: store.get().me.id,
  })
  const withText = (reply: Reply, text: string): Reply => ({
    id: reply.id,
    ...stamp({ ...reply.value, text }, reply),
  })
  const change = (id: string, edit: (pin: Pin) => Partial<Pin>): void => {
    const { me, pins } = store.get()
    save({ me, pins: pins.map((pin) => (pin.id === id ? { ...pin, ...edit(pin) } : pin)) })
  }

  return {
    get: store.get,
    /** Calls back after every change, also of another tab; then it has merged what that tab has written. */
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(listener)
      const onStorage = ({ key }: StorageEvent) => {
        const other = key === PINS_KEY ? read() : null
        if (!other || other === 'unreadable') return
        store.set({ ...store.get(), me: other.me, pins: mergePins(store.get().pins, other.pins) })
      }
      addEventListener('storage', onStorage)
      return () => {
        stop()
        removeEventListener('storage', onStorage)
      }
    },
    /** Puts a pin without a text on a part. Returns its id. */
    add(place: Place): string {
      const { me } = store.get()
      const other = read()
      const others = other && other !== 'unreadable' ? other.pins : []
      const pins = mergePins(others, store.get().pins)
      const id = newId()
      const pin: Pin = {
        id,
        // After the others, also those of another tab in the same millisecond: it gets the last number.
        author: stamp(me.name, shownPins(pins).at(-1)?.author),
        place: stamp(place),
        note: stamp(''),
        isResolved: stamp(false),
        isRemoved: stamp(false),
        replies: [],
      }
      save({ me, pins: [...pins, pin] })
      return id
    },
    setNote: (id: string, note: string) => change(id, (pin) => ({ note: stamp(note, pin.note) })),
    setResolved: (id: string, isResolved: boolean) =>
      change(id, (pin) => ({ isResolved: stamp(isResolved, pin.isResolved) })),
    /** Puts a pin on another part, for example one whose part is gone. */
    move: (id: string, place: Place) => change(id, (pin) => ({ place: stamp(place, pin.place) })),
    reply: (id: string, text: string) =>
      change(id, ({ replies }) => ({
        replies: [...replies, { id: newId(), ...stamp({ name: store.get().me.name, text }) }],
      })),
    /** Removes a pin and its texts. Returns a function that undoes it. */
    remove(id: string): () => void {
      const before = store.get().pins.find((pin) => pin.id === id)
      change(id, (pin) => ({
        note: stamp('', pin.note),
        isRemoved: stamp(true, pin.isRemoved),
        replies: pin.replies.map((reply) => withText(reply, '')),
      }))
      return () =>
        change(id, (pin) => ({
          note: stamp(before?.note.value ?? '', pin.note),
          isRemoved: stamp(false, pin.isRemoved),
          replies: pin.replies.map((reply) =>
            withText(reply, before?.replies.find(({ id }) => id === reply.id)?.value.text ?? ''),
          ),
        }))
    },
    /** The reviewer's name, also on the pins that they have already put. */
    setName(name: string): void {
      const { me, pins } = store.get()
      save({
        me: { ...me, name },
        pins: pins.map((pin) =>
          // The stamp says when the pin was put there, so it moves by the least.
          pin.author.by === me.id
            ? { ...pin, author: { ...pin.author, value: name, at: pin.author.at + 1 } }
            : pin,
        ),
      })
    },
    /** Adds the pins of a file. Returns how many are new and how many have changed. */
    merge(pins: readonly Pin[]): { added: number; changed: number } {
      const book = store.get()
      const merged = mergePins(book.pins, pins)
      save({ me: book.me, pins: merged })
      return countNews(book.pins, merged)
    },
  }
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

/** The pins that are shown, the oldest first: their numbers follow this order. */
export const shownPins = (pins: readonly Pin[]): Pin[] =>
  pins
    .filter(({ isRemoved }) => !isRemoved.value)
    .sort((a, b) => a.author.at - b.author.at || (a.id < b.id ? -1 : 1))
