import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { type ExportColumn, exportTable } from '@/admin/export/exportData'
import { Switch } from '@/ui/form/Switch'
import { DataTable } from '@/ui/table/DataTable'
import { Panel } from '@/ui/theme/Panel'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { CardExport } from './CardExport'
import { PanelBody, TableBox } from './layout'

const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 4, cursor: 'pointer' })

// Beside the longest title in one line of a phone. The drawing of the button, not its box, is at the edge.
const Tools = styled('span')({ display: 'flex', alignItems: 'center', marginInlineEnd: -4 })

const HideableTable = styled(TableBox)({ '&[data-unseen]': visuallyHidden })

type Props<Row> = {
  title: string
  /** a part of the name of its files: `hours` */
  name: string
  /** the chart; hidden from screen readers, which read the table instead */
  children: ReactNode
  columns: readonly ExportColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * A chart and the table of its figures. The switch «عرض في جدول» shows the table instead of the
 * chart; until then the table is visually hidden, so that screen readers always have it.
 */
export function ChartCard<Row>({ title, name, children, ...table }: Props<Row>) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel
      title={title}
      note={
        <Tools>
          <Choice>
            جدول
            <Switch label={`عرض في جدول: ${title}`} isOn={isTable} onChange={setIsTable} />
          </Choice>
          <CardExport title={title} table={() => exportTable(name, table.columns, table.rows)} />
        </Tools>
      }
    >
      {!isTable && <PanelBody aria-hidden>{children}</PanelBody>}
      <HideableTable data-unseen={!isTable || undefined}>
        <DataTable caption={title} {...table} />
      </HideableTable>
    </Panel>
  )
}
