import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import { readTable } from '@/admin/export/readTable'

type Props = {
  title: string
  /** a part of the file's name: `hours` */
  name: string
}

/** Exports the table of a card, as it is sorted now. */
export function CardExport({ title, name }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} style={{ marginInlineEnd: -8 }}>
      <ExportMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        prepare={() => readTable(name, place.current?.closest('section')?.querySelector('table'))}
      />
    </span>
  )
}
