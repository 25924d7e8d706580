import { type Screen, screens } from '@/screens'
import type { Pin, Where } from './pin'

/** The screen of the list that shows these pins: the one at this address, otherwise another one of its route. */
export function screenOf({ address, route }: Pick<Where, 'address' | 'route'>): Screen | undefined {
  const path = address === null ? null : pathOf(address)
  return (
    screens.find((screen) => screen.path === address) ??
    screens.find((screen) => pathOf(screen.path) === path) ??
    screens.find((screen) => screen.route === route)
  )
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** What all pins of one screen or of one story have in common: a search or a tab does not make another screen. */
export const whereKey = ({ story, address }: Pick<Where, 'story' | 'address'>): string =>
  story ? `story ${story}` : `screen ${pathOf(address ?? '')}`

/** Whether a pin belongs to what is shown: a story of a whole screen also has the pins of that screen. */
export function isHere(pin: Pin, here: Where): boolean {
  const where = pin.place.where
  if (whereKey(where) === whereKey(here)) return true
  return !where.story && !!here.address && whereKey(where) === whereKey({ ...here, story: null })
}
