import { hasPins } from '@mocks/demo/pins/hasPins'
import { createStore } from '@/lib/store'

/** Whether somebody has opened the list of pins or a file of them; until then a page without pins loads nothing of them. */
export const pinsRequest = createStore(false)

/** Whether the page must load the markers. */
export const needsPins = (): boolean => pinsRequest.get() || hasPins()
