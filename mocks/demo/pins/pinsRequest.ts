import { realStorage } from '@mocks/demo/session/tabStorage'
import { createStore } from '@/lib/store'

/** The key of the pins in localStorage. */
export const PINS_KEY = 'madar:pins'

/** Whether somebody has opened the list of pins or a file of them; until then a page without pins loads nothing of them. */
export const pinsRequest = createStore(false)

/** Whether the page must load the markers. */
export function needsPins(): boolean {
  try {
    return pinsRequest.get() || realStorage().getItem(PINS_KEY) !== null
  } catch {
    // The browser forbids storage.
    return false
  }
}
