import { locate } from '@mocks/demo/pins/locate'
import type { Pin } from '@mocks/demo/pins/pin'
import { TOOLS } from '@mocks/demo/session/control'
import { useEffect } from 'react'
import { placedPins } from './pinView'

/** A page changes in bursts; names are not computed for each change of one. */
const QUIET_MS = 250

/** Finds the parts of these pins, now and after each change of the page, and puts them into `placedPins`. */
export function useLocating(pins: readonly Pin[]): void {
  useEffect(() => {
    const look = () => placedPins.set(new Map(pins.map((pin) => [pin.id, locate(pin.place)])))
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, QUIET_MS)
    }
    look()
    if (pins.length === 0) return
    const isOfPage = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest(TOOLS)
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) lookSoon()
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-hidden', 'aria-label', 'hidden', 'open'],
    })
    addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('resize', lookSoon)
    }
  }, [pins])
}
