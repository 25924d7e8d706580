import { createStore } from './store'

/**
 * The minutes since the page was opened, by which the ages on it are older than in the content. It stays 0 until the
 * automatic refresh changes it (D-35).
 */
export const elapsedMinutes = createStore(0)

/** What was younger than this when the page was opened is new to the reader; 0 on a first visit (D-35). */
export const newMinutes = createStore(0)
