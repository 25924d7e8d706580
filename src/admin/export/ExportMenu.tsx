import { Braces, Download, Sheet } from 'lucide-react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { ExportData } from './exportData'

type Props = {
  prepare: () => ExportData
  /** «تصدير»; another text where a screen has several */
  label?: string
}

export function ExportMenu({ prepare, label = 'تصدير' }: Props) {
  async function actions() {
    const { saveExport } = await import('./saveExport')
    return [
      {
        label: 'ملف CSV لبرنامج Excel',
        icon: Sheet,
        onSelect: () => saveExport('csv', prepare()),
      },
      { label: 'ملف JSON', icon: Braces, onSelect: () => saveExport('json', prepare()) },
    ]
  }
  return <ActionMenu label={label} icon={Download} actions={actions} />
}
