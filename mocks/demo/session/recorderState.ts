import type { Tour } from '@mocks/demo/format/recording'
import { createStore } from '@/lib/store'

/** Whether somebody records, and the steps so far. A file of its own, for the panel's handle, which is there before the recorder. */
export const recorderState = createStore({ isRecording: false, count: 0 })

export const recorded = createStore<Tour | null>(null)
