import { BROWSER_KEYS } from '@mocks/demo/session/tabState'
import * as z from 'zod/mini'
import { createStoredText, createStoredValue } from '@/lib/storedText'
import { NOT_STORED } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { type Pin, pinSchema } from './pin'

const text = createStoredText(BROWSER_KEYS.pins)
const list = createStoredValue<readonly Pin[]>(
  BROWSER_KEYS.pins,
  text,
  z.array(pinSchema).parse,
  () => [],
)

function save(all: readonly Pin[]): void {
  if (!text.save(JSON.stringify(all))) toast.error(NOT_STORED)
}

/** The pins of this browser, the oldest first. Each change starts from what is stored, so no tab overwrites another. */
export const pins = {
  ...list,
  /** Adds pins, or changes them: the last one with an id remains. */
  put: (...changed: Pin[]) =>
    save([...new Map([...list.get(), ...changed].map((pin) => [pin.id, pin])).values()]),
  remove: (id: Pin['id']) => save(list.get().filter((pin) => pin.id !== id)),
}
