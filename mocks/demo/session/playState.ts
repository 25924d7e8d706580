import { readText, removeText, writeText } from '@/lib/storage'
import type { Tour } from './recording'

const TOUR = 'madar:tour'
const PROGRESS = 'madar:tour:at'

export type Progress = {
  /** the index of the next step */
  at: number
  isPlaying: boolean
  /** played without any pause, as tests do */
  isFast: boolean
  /** the calls that earlier pages have made since the first step */
  calls: readonly string[]
}

/** A tour that is played in this tab; it survives the loads that a step causes. */
export type Play = Progress & { tour: Tour }

/** Stores the tour of this tab; null ends it. Returns false if the browser cannot store it. */
export function storePlay(play: Play | null): boolean {
  if (play) {
    const { tour, ...progress } = play
    return writeText(TOUR, JSON.stringify(tour), 'sessionStorage') && storeProgress(progress)
  }
  removeText(TOUR, 'sessionStorage')
  removeText(PROGRESS, 'sessionStorage')
  return true
}

export const storeProgress = (progress: Progress): boolean =>
  writeText(PROGRESS, JSON.stringify(progress), 'sessionStorage')

/** The tour of this tab, which `prepareTab` has checked. */
export function readPlay(): Play | null {
  try {
    const tour = JSON.parse(readText(TOUR, 'sessionStorage') ?? 'null') as Tour | null
    return tour && { ...JSON.parse(readText(PROGRESS, 'sessionStorage') ?? ''), tour }
  } catch {
    return null
  }
}
