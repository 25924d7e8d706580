import { styled } from '@mui/material/styles'
import { FileDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import { type ExportColumn, exportTable } from '@/admin/export/exportData'
import { Switch } from '@/ui/form/Switch'
import type { Identified } from '@/ui/selection/useSelection'
import { DataTable } from '@/ui/table/DataTable'
import { Panel } from '@/ui/theme/Panel'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'

const ChartBox = styled('div')({ padding: 20 })

/** On phones only the name and one figure share the first line. */
const TableBox = styled('div')({
  '& td[data-place=grow]': { flexBasis: 'max(60%, 9rem)' },
  '&[data-unseen]': visuallyHidden,
})

// The drawing of the button, not its box, is at the edge.
const ExportPlace = styled('span')({ marginInlineEnd: -8 })

const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 4, cursor: 'pointer' })

// Beside the longest title in one line of a phone.
const Tools = styled('span')({ display: 'flex', alignItems: 'center', marginInlineEnd: -4 })

export type TableCardProps<Row extends Identified> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'columns'
> & {
  title: string
  /** a part of the name of its files: `pages` */
  name: string
  columns: readonly ExportColumn<Row>[]
  chart?: ReactNode
  /** what is above the table */
  children?: ReactNode
  wide?: true | 'full' | undefined
}

/**
 * A table with its title and its export, or a chart and the table of its figures. The switch «عرض في جدول» shows the
 * table instead of the chart; until then the table is visually hidden, so that screen readers, which do not get the
 * chart, always have it.
 */
export function TableCard<Row extends Identified>(props: TableCardProps<Row>) {
  const { title, name, wide, chart, children, ...table } = props
  const [isTable, setIsTable] = useState(!chart)
  const exporting = (
    <ExportPlace>
      <ExportMenu
        label={`تصدير ${title}`}
        hint="تصدير"
        icon={FileDown}
        prepare={() => exportTable(name, table.columns, table.rows)}
      />
    </ExportPlace>
  )
  const tools = chart && (
    <Tools>
      <Choice>
        جدول
        <Switch label={`عرض في جدول: ${title}`} isOn={isTable} onChange={setIsTable} />
      </Choice>
      {exporting}
    </Tools>
  )
  return (
    <Panel title={title} note={tools ?? exporting} wide={wide}>
      {children}
      {!isTable && <ChartBox aria-hidden>{chart}</ChartBox>}
      <TableBox data-unseen={!isTable || undefined}>
        <DataTable caption={title} {...table} />
      </TableBox>
    </Panel>
  )
}
