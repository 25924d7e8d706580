import { dropSecondPresses } from './dropSecondPresses'
import { guardKeys } from './guardKeys'

/** A chunk of its own, loaded quietly: the first paint waits for nothing that only a press needs. */
export function guardPresses(): void {
  dropSecondPresses()
  guardKeys()
}
