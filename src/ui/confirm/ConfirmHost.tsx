import { useEffect } from 'react'
import { lazyPart } from '../lazyPart'
import { onFirstUse } from '../onFirstUse'
import { useStore } from '../useStore'
import { confirmStore } from './confirm'

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog').then((it) => it.ConfirmDialog))

/** Renders the dialog that `confirm` opens. `App` mounts it once. */
export function ConfirmHost() {
  const { isOpen, asked } = useStore(confirmStore)
  useEffect(() => onFirstUse(ConfirmDialog.preload), [])
  return <ConfirmDialog isWanted={isOpen} isOpen={isOpen} asked={asked} />
}
