import { createStore } from '@/lib/store'
import type { Tour } from './recording'

/** Whether somebody records, and the steps so far. A file of its own, for the panel's handle, which is there before the recorder. */
export const recorderState = createStore({ isRecording: false, count: 0 })

export const recorded = createStore<Tour | null>(null)
