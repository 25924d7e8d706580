import { realStorage } from '@mocks/demo/session/tabStorage'
import { PINS_KEY } from './pinsKey'

/** Whether this browser has pins, without reading them. */
export function hasPins(): boolean {
  try {
    return realStorage().getItem(PINS_KEY) !== null
  } catch {
    return false
  }
}
