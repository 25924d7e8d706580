import { asksServer, serverSetting } from '@mocks/demo/answers/serverSetting'
import {
  networkOf,
  OWN_DATA,
  preparationOf,
  withoutDemoParams,
} from '@mocks/demo/format/linkParams'
import { changeTab, readTab } from '@mocks/demo/storage/tabState'
import { session } from '@/lib/reader'

/** Takes a demo link out of the address and sets what it says for this tab. Returns how calls are answered (`startMocks`). */
export async function applyDemoLink(): Promise<string> {
  const { href } = location
  const network = networkOf(href)
  const linkSession = new URL(href).searchParams.get('session')
  const preparation = preparationOf(href)
  if (network !== null) changeTab({ network })
  if (linkSession === 'in' || linkSession === 'out') changeTab({ session: linkSession })
  const cleanHref = withoutDemoParams(href)
  if (cleanHref !== href) history.replaceState(history.state, '', cleanHref)
  if (preparation && preparation.data !== OWN_DATA) {
    const { prepareTab } = await import('./prepareTab')
    await prepareTab(preparation)
  }
  // A link that was opened on its own screen only changes the fragment.
  addEventListener('hashchange', () => {
    if (preparationOf(location.href)) location.reload()
  })
  // Before the first call.
  if (asksServer(serverSetting.get()))
    (await import('@mocks/demo/answers/realServer')).startRealServer()
  const signedIn = linkSession ?? readTab()?.session
  if (signedIn === 'out') session.set({ isSignedIn: false })
  return network ?? readTab()?.network ?? ''
}
