import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazyPart'
import { onFirstUse } from '../onFirstUse'
import { confirmStore } from './confirm'

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog').then((it) => it.ConfirmDialog))

/** Asks what `confirm` was called for; mounted once, in `App`. */
export function ConfirmHost() {
  const { isOpen, asked } = useSyncExternalStore(
    confirmStore.subscribe,
    confirmStore.get,
    confirmStore.get,
  )
  useEffect(() => onFirstUse(ConfirmDialog.preload), [])
  return <ConfirmDialog isWanted={isOpen} isOpen={isOpen} asked={asked} />
}
