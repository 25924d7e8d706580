import { locate, whyMissing } from './locate'
import type { Place } from './pin'

/**
 * For `npm run screens -- --pins`, which runs it in the page of each picture: the corner of the part of each place in
 * pixels of the page, or why it is not there.
 */
function locateInPage(places: readonly Place[], address: string) {
  return places.map((place) => {
    const found = locate(place)
    if (!found) return whyMissing(place, { address, width: innerWidth, build: place.seen.build })
    const { right, top } = found.element.getBoundingClientRect()
    return { x: right + scrollX, y: top + scrollY }
  })
}

Object.assign(globalThis, { locateInPage })
