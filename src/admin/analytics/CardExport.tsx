import { Braces, FileDown, Sheet } from 'lucide-react'
import type { ExportData } from '@/admin/export/exportData'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { showLoadError } from '@/ui/states/loadError'
import { usePreload } from '@/ui/states/quietLoading'

const loadSaving = () => import('@/admin/export/saveExport')

type Props = {
  title: string
  table: () => ExportData
}

export function CardExport({ title, table }: Props) {
  usePreload(loadSaving)
  const save = (format: 'csv' | 'json') => () =>
    void loadSaving().then(({ saveExport }) => saveExport(format, table()), showLoadError)

  return (
    <span style={{ marginInlineEnd: -8 }}>
      <ActionMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        actions={() => [
          { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: save('csv') },
          { label: 'ملف JSON', icon: Braces, onSelect: save('json') },
        ]}
      />
    </span>
  )
}
