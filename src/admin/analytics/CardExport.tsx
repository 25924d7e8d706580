import { FileDown, Image, Shapes } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import { usePreload } from '@/ui/states/lazyWithPreload'
import { showLoadError } from '@/ui/states/loadError'
import type { Chart } from './saveChart'

const loadSaving = () => import('./saveChart')

type Props = {
  title: string
  table: () => ExportData
  chart?: Omit<Chart, 'title'>
}

export function CardExport({ title, table, chart }: Props) {
  usePreload(loadSaving)
  const save = (format: 'svg' | 'png') => () =>
    void loadSaving().then(
      ({ saveChart }) => chart && saveChart(format, { title, ...chart }),
      showLoadError,
    )
  const pictures = [
    { label: 'صورة PNG', icon: Image, onSelect: save('png') },
    { label: 'صورة SVG', icon: Shapes, onSelect: save('svg') },
  ]
  return (
    <span style={{ marginInlineEnd: -8 }}>
      <ExportMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        prepare={table}
        more={chart ? pictures : []}
      />
    </span>
  )
}
