import type { LucideIcon } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { IconAction } from '@/ui/navigation/IconAction'

/** What a dialog gets besides its own props. */
export type DialogActionProps = { open: boolean; onClose: () => void }

type Props<Own extends object> = {
  label: string
  icon: LucideIcon
  /** made with `lazyWithPreload` */
  dialog: ComponentType<Own & DialogActionProps & { isRequested: boolean }> & {
    intent: object
  }
  /** the props of the dialog itself */
  dialogProps: Own
}

/** A button with an icon that opens a dialog. */
export function DialogAction<Own extends object>(props: Props<Own>) {
  const { label, icon, dialog: LazyDialog, dialogProps } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconAction
        label={label}
        icon={icon}
        size="small"
        aria-haspopup="dialog"
        {...LazyDialog.intent}
        onClick={() => setOpen(true)}
      />
      <LazyDialog
        {...dialogProps}
        isRequested={isOpen}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
