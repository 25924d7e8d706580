import { Braces, Download, Sheet } from 'lucide-react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { usePreload } from '@/ui/states/lazyWithPreload'
import { showLoadError } from '@/ui/states/loadError'
import type { ExportData } from './exportData'

const loadSaving = () => import('./saveExport')

type Props = {
  prepare: () => ExportData
  /** «تصدير»; another text where a screen has several */
  label?: string
}

export function ExportMenu({ prepare, label = 'تصدير' }: Props) {
  usePreload(loadSaving)
  const save = (format: 'csv' | 'json') => () =>
    void loadSaving().then(({ saveExport }) => saveExport(format, prepare()), showLoadError)
  return (
    <ActionMenu
      label={label}
      icon={Download}
      actions={() => [
        {
          label: 'ملف CSV لبرنامج Excel',
          icon: Sheet,
          onSelect: save('csv'),
        },
        { label: 'ملف JSON', icon: Braces, onSelect: save('json') },
      ]}
    />
  )
}
