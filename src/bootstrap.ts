import { nextPaint, nextTask } from './lib/nextPaint'
import './ui/theme/global.css'
import { failStart, isTooOld } from './hydration/startFailure'

/**
 * The entry of the page. A phone needs a third of a second to run the app's libraries. In one task they would block all
 * input, so each of three slices has its own task, and `main.tsx` continues in further ones; meanwhile the reader can
 * read and scroll the page's HTML. One task of 550 ms became six of 20 to 60 ms (ADR-7). The first slice runs all
 * libraries but `react-dom`: that is CommonJS, which runs when it is imported. It uses no private API. Delete the slices
 * when a phone runs the whole in less than 50 ms.
 *
 * They wait for the first paint: on a second visit the cached scripts would run before it.
 */
async function start() {
  await nextPaint()
  await import('@emotion/cache')
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  await (await import('./main')).started
}

if (!isTooOld())
  start().catch((error) => {
    console.error(error)
    failStart()
  })
