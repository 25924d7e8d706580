import { Braces, FileDown, Image, Shapes, Sheet } from 'lucide-react'
import type { ExportData } from '@/admin/export/exportData'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { usePreload } from '@/ui/states/lazyWithPreload'
import { showLoadError } from '@/ui/states/loadError'
import type { Chart } from './saveChart'

const loadSaving = () => import('./saveChart')
type Saving = Awaited<ReturnType<typeof loadSaving>>

type Props = {
  title: string
  table: () => ExportData
  chart?: Omit<Chart, 'title'>
}

export function CardExport({ title, table, chart }: Props) {
  usePreload(loadSaving)
  const saving = (save: (code: Saving) => void) => () => void loadSaving().then(save, showLoadError)
  const saveTable = (format: 'csv' | 'json') =>
    saving(({ saveExport }) => saveExport(format, table()))
  const savePicture = (format: 'svg' | 'png') =>
    saving(({ saveChart }) => {
      if (chart) void saveChart(format, { title, ...chart })
    })

  return (
    <span style={{ marginInlineEnd: -8 }}>
      <ActionMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        actions={() => [
          { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: saveTable('csv') },
          { label: 'ملف JSON', icon: Braces, onSelect: saveTable('json') },
          ...(chart
            ? [
                { label: 'صورة PNG', icon: Image, onSelect: savePicture('png') },
                { label: 'صورة SVG', icon: Shapes, onSelect: savePicture('svg') },
              ]
            : []),
        ]}
      />
    </span>
  )
}
