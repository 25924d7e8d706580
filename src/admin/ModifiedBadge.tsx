import { useState } from 'react'
import { deriveStore } from '@/lib/deriveStore'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import type { ModifiedBadgeProps } from './resetCount'

const ModifiedBadgeContent = lazyWithPreload(
  () => import('./ModifiedBadgeContent'),
  'ModifiedBadgeContent',
)

/**
 * The mark below the header of a screen whose lists differ from what ships. Its code is loaded only then, and it is not
 * in the HTML of the build.
 */
export function ModifiedBadge(props: ModifiedBadgeProps) {
  const [changed] = useState(() =>
    deriveStore(props.stores, () => props.stores.some(({ get, shipped }) => get() !== shipped())),
  )
  return useStore(changed, () => false) ? <ModifiedBadgeContent isRequested {...props} /> : null
}
