import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { confirmStore, resolveConfirm } from '@/ui/stores/confirm'
import { useStore } from '@/ui/stores/useStore'

const ConfirmDialog = lazyWithPreload(() => import('./ConfirmDialog'), 'ConfirmDialog')

const cancel = () => resolveConfirm(false)

/** Renders the dialog that `confirm` opens. `App` mounts it once. */
export function ConfirmHost() {
  const { isOpen, pending } = useStore(confirmStore)
  return <ConfirmDialog isRequested={isOpen} isOpen={isOpen} asked={pending} onClose={cancel} />
}
