import { type Pin, pinSchema } from '@mocks/demo/format/recording'
import * as z from 'zod/mini'
import { createStoredText, createStoredValue } from '@/lib/storedText'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { BROWSER_KEYS } from './tabState'

const list = createStoredValue<readonly Pin[]>(
  { key: BROWSER_KEYS.pins },
  z.array(pinSchema).parse,
  () => [],
)

/** Who writes the notes of this browser; null as long as nobody was asked. */
export const author = createStoredText(BROWSER_KEYS.author)

/** The pins of this browser, the oldest first. Each change starts from what is stored, so no tab overwrites another. */
export const pins = {
  ...list,
  /** Adds pins, or changes those with their ids. Returns false, with an error toast, if the browser cannot store them. */
  put(...changed: Pin[]): boolean {
    const all = new Map(list.get().map((pin) => [pin.id, pin]))
    for (const pin of changed) all.set(pin.id, { ...all.get(pin.id), ...pin })
    const isStored = list.save([...all.values()])
    sayIfNotStored(isStored)
    return isStored
  },
  /** Changes a pin that is still there. */
  change(id: Pin['id'], change: Partial<Pin>): void {
    const pin = list.get().find((one) => one.id === id)
    if (pin) this.put({ ...pin, ...change })
  },
  /** Returns false if the browser cannot store it. */
  remove: (id: Pin['id']) => list.save(list.get().filter((pin) => pin.id !== id)),
}
