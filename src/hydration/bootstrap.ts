import { nextPaint } from '@/lib/nextPaint'
import { nextTask } from '@/lib/nextTask'
import '@/ui/theme/global.css'
import { importSlices } from 'virtual:bootstrap-slices'

/**
 * The entry of the page. A phone needs a third of a second to run the app's libraries. In one task they would block all
 * input, so each slice of `chunks.ts` has its own task, and `main.tsx` continues in further ones; meanwhile the reader
 * can read and scroll the page's HTML. One task of 550 ms became six of 20 to 60 ms (ADR-7). It uses no private API.
 * Delete the slices when a phone runs the whole in less than 50 ms.
 *
 * They wait for the first paint: on a second visit the cached scripts would run before it.
 */
async function start() {
  await nextPaint()
  await importSlices(nextTask)
}

void start()
