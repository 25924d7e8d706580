import { useEffect } from 'react'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import { onFirstInteraction } from '@/ui/onFirstInteraction'
import { useStore } from '@/ui/useStore'
import { confirmStore } from './confirm'

const ConfirmDialog = lazyWithPreload(() =>
  import('./ConfirmDialog').then((it) => it.ConfirmDialog),
)

/** Renders the dialog that `confirm` opens. `App` mounts it once. */
export function ConfirmHost() {
  const { isOpen, pending } = useStore(confirmStore)
  useEffect(() => onFirstInteraction(ConfirmDialog.preload), [])
  return <ConfirmDialog isRequested={isOpen} isOpen={isOpen} asked={pending} />
}
