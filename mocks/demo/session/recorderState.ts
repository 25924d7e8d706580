import { createStore } from '@/lib/store'
import type { Tour } from './recording'

export type RecorderState = {
  isRecording: boolean
  /** the steps of the recording so far */
  count: number
  /** whether a reload keeps the recording */
  isLasting: boolean
}

/** Whether somebody records. A file of its own, for the panel's handle, which is there before the recorder. */
export const recorderState = createStore<RecorderState>({
  isRecording: false,
  count: 0,
  isLasting: true,
})

/** The recording that has just ended. */
export const recorded = createStore<Tour | null>(null)
