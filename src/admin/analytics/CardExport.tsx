import { Braces, FileDown, Image, Shapes, Sheet } from 'lucide-react'
import { useRef } from 'react'
import { showLoadError } from '@/ui/lazyWithPreload'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { Chart } from './saveChart'

type Props = {
  title: string
  /** a part of the file's name: `hours` */
  name: string
  /** the chart of the card, if it has one */
  chart?: Omit<Chart, 'name' | 'title'>
}

/** Saves the table of a card as CSV or JSON, and its chart as a picture. */
export function CardExport({ title, name, chart }: Props) {
  const place = useRef<HTMLSpanElement>(null)

  const saveTable = (format: 'csv' | 'json') => async () => {
    const table = place.current?.closest('section')?.querySelector('table')
    if (!table) return
    const [{ saveExport }, { readTable }] = await Promise.all([
      import('@/admin/export/saveExport'),
      import('@/admin/export/readTable'),
    ])
    saveExport(format, readTable(name, table))
  }
  const savePicture = (format: 'svg' | 'png') => async () => {
    const { saveChart } = await import('./saveChart')
    if (chart) await saveChart(format, { name, title, ...chart })
  }
  const run = (save: () => Promise<void>) => () => void save().catch(showLoadError)

  return (
    <span ref={place}>
      <ActionMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        actions={() => [
          { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: run(saveTable('csv')) },
          { label: 'ملف JSON', icon: Braces, onSelect: run(saveTable('json')) },
          ...(chart
            ? [
                { label: 'صورة PNG', icon: Image, onSelect: run(savePicture('png')) },
                { label: 'صورة SVG', icon: Shapes, onSelect: run(savePicture('svg')) },
              ]
            : []),
        ]}
      />
    </span>
  )
}
