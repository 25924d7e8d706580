import { hereAddress } from '@mocks/demo/session/control'
import type { AnyRouter } from '@tanstack/react-router'
import { screens } from '@/screens'
import type { Where } from './pin'
import { screenOf } from './screenOf'

/** The screen that the app shows now. */
export function whereOfScreen(router: AnyRouter): Where {
  const address = hereAddress().replace(/#.*$/s, '')
  const route = router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? null
  return { story: null, address, route, title: titleOf(address, route) }
}

/** The name of the screen in the list of screens, otherwise its heading. */
function titleOf(address: string, route: string | null): string {
  const listed = screens.find(({ path }) => path === address)
  const heading = document.querySelector('main h1')?.textContent.trim()
  return listed?.title ?? (heading || (screenOf({ address, route })?.title ?? address))
}
