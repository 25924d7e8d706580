import { createStore } from '@/lib/store'
import type * as LoggedActivity from './LoggedActivity'

/** The change log with the parts that show it; null until it is loaded, which only happens if something is saved. */
export const logView = createStore<typeof LoggedActivity | null>(null)

export const loadLogView = async (): Promise<void> => logView.set(await import('./LoggedActivity'))
