import { hereAddress } from '@mocks/recorder/see'
import type { AnyRouter } from '@tanstack/react-router'
import { screens } from '@/screens'
import type { Pin, Where } from './pin'

/** The screen that the app shows now. */
export function whereOfScreen(router: AnyRouter): Where {
  const address = hereAddress().replace(/#.*$/s, '')
  const route = router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? null
  return { story: null, address, route, title: titleOf(address, route) }
}

/** The name of the screen in the list of screens, otherwise its heading. */
function titleOf(address: string, route: string | null): string {
  const path = pathOf(address)
  const own = screens.find((screen) => screen.path === path)
  if (own) return own.title
  const heading = document.querySelector('main h1')?.textContent.trim()
  return heading || (screens.find((screen) => screen.route === route)?.title ?? path)
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** What all pins of one screen or of one story have in common: a search or a tab does not make another screen. */
export const whereKey = ({ story, address }: Where): string =>
  story ? `story ${story}` : `screen ${pathOf(address ?? '')}`

/** Whether a pin belongs to what is shown: a story of a whole screen also has the pins of that screen. */
export function isHere(pin: Pin, here: Where): boolean {
  const where = pin.place.value.where
  if (whereKey(where) === whereKey(here)) return true
  return !where.story && !!here.address && whereKey(where) === whereKey({ ...here, story: null })
}
