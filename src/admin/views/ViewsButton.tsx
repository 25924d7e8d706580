import { Star } from 'lucide-react'
import { useState } from 'react'
import type { ViewScreen } from '@/saved/views'
import { IconAction } from '@/ui/IconAction'
import { lazyWithPreload } from '@/ui/lazyWithPreload'

const ViewsDialog = lazyWithPreload(() => import('./ViewsDialog').then((it) => it.ViewsDialog))

type Props = {
  screen: ViewScreen
  /** the search params of the screen, as they are now */
  search: Readonly<Record<string, unknown>>
}

/** Opens the saved views of a list. */
export function ViewsButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconAction
        label="العروض المحفوظة"
        icon={Star}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={ViewsDialog.preload}
        onClick={() => setOpen(true)}
      />
      <ViewsDialog {...props} isRequested={isOpen} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
