import type { Found } from '@mocks/demo/pins/locate'
import type { Pin, Where } from '@mocks/demo/pins/pin'
import type { PinStore } from '@mocks/demo/pins/pinStore'
import { createStore } from '@/lib/store'

/** What the markers, the card and the list need. The demo and Storybook each give theirs. */
export type PinTools = {
  book: PinStore
  /** the screen or the story that is shown */
  here: Where
  /** returns what opens another screen or story; null if it cannot be opened from here */
  opener: (where: Where) => (() => void) | null
  /** whether a screen or a story does not exist any more */
  isGone: (where: Where) => boolean
  /** downloads a pin as a report with the last two minutes */
  report?: (pin: Pin) => Promise<void>
}

/** What is shown of the pins; the markers and the list share it. */
export const pinView = createStore<{
  /** whether the next press on a part puts a pin there; a pin that has an id is moved there */
  placing: { moves?: string; isReport?: boolean } | null
  /** the id of the pin whose card is open */
  open: string | null
  hasMarkers: boolean
}>({ placing: null, open: null, hasMarkers: true })

export const setPinView = (change: Partial<ReturnType<typeof pinView.get>>): void =>
  pinView.set({ ...pinView.get(), ...change })

/** Where the pins of this page are on it now; null for one whose part is not there. Before the first look it is empty. */
export const placedPins = createStore<ReadonlyMap<Pin['id'], Found | null>>(new Map())

export const PINS = {
  zero: 'لا دبابيس',
  one: 'دبوس واحد',
  two: 'دبوسان',
  few: 'دبابيس',
  many: 'دبوسًا',
  other: 'دبوس',
}
