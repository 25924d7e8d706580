import { isolatedHandlers } from '@mocks/backend/handlers/index'
import { openNetwork } from '@mocks/backend/network'
import { once } from '@/lib/once'

/** Opens the fake backend of this page. The stories of a docs page ask for it at the same time. */
export const openNetworkOnce = once(() => openNetwork(isolatedHandlers()))
