import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/states/useStore'
import { confirmStore, resolveConfirm } from './confirm'

const ConfirmDialog = lazyWithPreload(() =>
  import('./ConfirmDialog').then((it) => it.ConfirmDialog),
)

const cancel = () => resolveConfirm(false)

/** Renders the dialog that `confirm` opens. `App` mounts it once. */
export function ConfirmHost() {
  const { isOpen, pending } = useStore(confirmStore)
  return <ConfirmDialog isRequested={isOpen} isOpen={isOpen} asked={pending} onClose={cancel} />
}
