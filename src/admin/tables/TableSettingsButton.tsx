import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { IconAction } from '@/ui/IconAction'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import type { TableSettingsProps } from './tableSettingsProps'

const TableSettingsDialog = lazyWithPreload(() =>
  import('./TableSettingsDialog').then((it) => it.TableSettingsDialog),
)

/** Opens the settings of a table: order of the rows, density, columns. */
export function TableSettingsButton<Row>(props: TableSettingsProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconAction
        label="الأعمدة والكثافة"
        icon={Columns3}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={TableSettingsDialog.preload}
        onClick={() => setOpen(true)}
      />
      <TableSettingsDialog
        {...(props as TableSettingsProps<never>)}
        isRequested={isOpen}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
