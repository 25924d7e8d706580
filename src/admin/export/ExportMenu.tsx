import { Braces, Download, Sheet } from 'lucide-react'
import { showLoadError } from '@/ui/lazyWithPreload'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { ExportData } from './exportData'

type Props = {
  /** reads what the list shows now; its code may be loaded for that */
  prepare: () => Promise<ExportData> | ExportData
  /** «تصدير»; another text where a screen has several */
  label?: string
}

/** Saves a list, as it is filtered and sorted now, as a file for Excel or as JSON. */
export function ExportMenu({ prepare, label = 'تصدير' }: Props) {
  async function save(format: 'csv' | 'json') {
    try {
      const [{ saveExport }, data] = await Promise.all([import('./saveExport'), prepare()])
      saveExport(format, data)
    } catch {
      showLoadError()
    }
  }
  return (
    <ActionMenu
      label={label}
      icon={Download}
      actions={() => [
        { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: () => void save('csv') },
        { label: 'ملف JSON', icon: Braces, onSelect: () => void save('json') },
      ]}
    />
  )
}
