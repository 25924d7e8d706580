import { Braces, Download, Sheet } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { usePreload } from '@/ui/states/quietLoading'
import type { ExportData } from './exportData'

const loadSaving = () => import('./saveExport')

type Props = Partial<Pick<ComponentProps<typeof ActionMenu>, 'label' | 'hint' | 'icon'>> & {
  prepare: () => ExportData
}

export function ExportMenu({ prepare, label = 'تصدير', icon = Download, ...menu }: Props) {
  usePreload(loadSaving)
  async function actions() {
    const { saveExport } = await loadSaving()
    const save = (format: 'csv' | 'json') => () => saveExport(format, prepare())
    return [
      { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: save('csv') },
      { label: 'ملف JSON', icon: Braces, onSelect: save('json') },
    ]
  }
  return <ActionMenu {...menu} label={label} icon={icon} actions={actions} />
}
