import { session } from '@/lib/reader'
import { networkOf, preparationOf, withoutDemoParams } from './linkParams'
import { changeTab, readTab } from './tabState'

/**
 * Takes a demo link out of the address bar before the router reads it, and sets for this tab what it says, until the
 * tab is closed: a reload keeps it, the browser's own choices stay as they are. The theme is set even earlier
 * (`early.ts`). Returns how the fake backend answers, as the params of a link;
 * `startMocks` reads them.
 */
export async function applyDemoLink(): Promise<string> {
  const { href } = location
  const query = new URL(href).searchParams
  const network = networkOf(href)
  const linkSession = query.get('session')
  const open = query.get('open')
  if (network !== null || linkSession !== null || open !== null)
    changeTab({
      ...(network !== null && { network }),
      ...((linkSession === 'in' || linkSession === 'out') && { session: linkSession }),
      ...(open !== null && { open }),
    })
  const preparation = preparationOf(href)
  const cleanHref = withoutDemoParams(href)
  if (cleanHref !== href) history.replaceState(history.state, '', cleanHref)
  if (preparation) {
    const { prepareTab } = await import('./prepareTab')
    await prepareTab(preparation)
  }
  // A link that was opened on its own screen only changes the fragment.
  addEventListener('hashchange', () => {
    if (preparationOf(location.href)) location.reload()
  })
  const signedIn = linkSession ?? readTab()?.session
  if (signedIn === 'out') session.set({ isSignedIn: false })
  if (signedIn) session.subscribe(followSession)
  return network ?? readTab()?.network ?? ''
}

const followSession = () => changeTab({ session: session.get().isSignedIn ? 'in' : 'out' })
