import { Braces, Download, Sheet } from 'lucide-react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { ExportData } from './exportData'
import { saveExport } from './saveExport'

type Props = {
  /** reads what the list shows now */
  prepare: () => ExportData
  /** «تصدير»; another text where a screen has several */
  label?: string
}

/** Saves a list, as it is filtered and sorted now, as a file for Excel or as JSON. */
export function ExportMenu({ prepare, label = 'تصدير' }: Props) {
  return (
    <ActionMenu
      label={label}
      icon={Download}
      actions={() => [
        {
          label: 'ملف CSV لبرنامج Excel',
          icon: Sheet,
          onSelect: () => saveExport('csv', prepare()),
        },
        { label: 'ملف JSON', icon: Braces, onSelect: () => saveExport('json', prepare()) },
      ]}
    />
  )
}
