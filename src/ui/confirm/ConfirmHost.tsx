import { useEffect } from 'react'
import { lazyPart } from '@/ui/lazyPart'
import { onFirstUse } from '@/ui/onFirstUse'
import { useStore } from '@/ui/useStore'
import { confirmStore } from './confirm'

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog').then((it) => it.ConfirmDialog))

/** Renders the dialog that `confirm` opens. `App` mounts it once. */
export function ConfirmHost() {
  const { isOpen, asked } = useStore(confirmStore)
  useEffect(() => onFirstUse(ConfirmDialog.preload), [])
  return <ConfirmDialog isWanted={isOpen} isOpen={isOpen} asked={asked} />
}
