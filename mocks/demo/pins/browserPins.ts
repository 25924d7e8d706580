import { realStorage } from '@mocks/demo/tab/tabStorage'
import { once } from '@/lib/once'
import { createPinStore } from './pinStore'

/**
 * The pins of this browser, which the demo and the Storybook beside it share. They are no data of the app: a reset
 * and an import leave them, and a tab with data of its own has the same ones.
 */
export const browserPins = once(() => createPinStore(realStorage))
