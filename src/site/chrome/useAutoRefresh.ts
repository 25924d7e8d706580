import { useEffect } from 'react'
import { savedSettings } from '@/saved/readerSettings'
import { savedVisit, visitAt } from '@/saved/visit'
import { elapsedMinutes, newMinutes } from '@/ui/news/Age'

const MINUTE = 60_000
const EVERY = 2 * MINUTE

/** When the first public page was opened in this document: the ages of the content are those of that moment. */
let openedAt: number | undefined

/**
 * Every two minutes it computes the ages on the page again, and marks what was published after the reader's previous
 * visit, unless the reader has switched it off (D-35). It makes no call (Spec §9).
 */
export function useAutoRefresh(): void {
  useEffect(() => {
    const isOn = () => savedSettings.get().newsPreferences.autoRefresh
    openedAt ??= Date.now()
    const opened = openedAt
    const { before } = visitAt(opened, savedVisit.get())
    const markNew = () => {
      newMinutes.set(isOn() && before ? Math.max(0, opened - Date.parse(before)) / MINUTE : 0)
    }
    const remember = () => {
      if (isOn()) savedVisit.save({ before, last: new Date().toISOString() })
    }
    const refresh = () => {
      markNew()
      remember()
      if (isOn()) elapsedMinutes.set(Math.floor((Date.now() - opened) / MINUTE))
    }
    markNew()
    const timer = setInterval(refresh, EVERY)
    const stop = savedSettings.subscribe(markNew)
    addEventListener('pagehide', remember)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener('pagehide', remember)
      // A public part without this layout, as in a story, has no visit to mark for.
      newMinutes.set(0)
    }
  }, [])
}
