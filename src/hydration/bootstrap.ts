import { nextPaint } from '@/lib/nextPaint'
import '@/ui/theme/global.css'
import { importSlices } from 'virtual:bootstrap-slices'

/**
 * The entry of the page. A phone needs half a second to run the app's libraries. In one task they would block all
 * input, so each slice of `chunks.ts` has its own task; meanwhile the reader can read and scroll the page's HTML. One
 * task of 550 ms became six of 50 to 110 ms (ADR-7, 21 November 2026). It uses no private API. Delete the slices when
 * a phone runs the whole in less than 50 ms.
 *
 * They wait for the first paint: on a second visit the cached scripts would run before it.
 */
async function start() {
  await nextPaint()
  await importSlices(() => new Promise((resolve) => setTimeout(resolve)))
}

void start()
