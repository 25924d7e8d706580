import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { type DataColumn, DataTable } from '@/ui/DataTable'
import { Switch } from '@/ui/form/Switch'
import { Panel } from '@/ui/Panel'
import { visuallyHidden } from '@/ui/VisuallyHidden'
import { PanelBody, TableBox } from './layout'

type Props<Row> = {
  title: string
  /** the drawing; hidden from screen readers, who have the table */
  children: ReactNode
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * A drawing and the table of its figures. «عرض في جدول» puts the table in the drawing's place; until then it
 * is there unseen, so that a screen reader always finds it.
 */
export function ChartCard<Row>({ title, children, ...table }: Props<Row>) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel
      title={title}
      note={
        <Choice>
          عرض في جدول
          <Switch label={`عرض في جدول: ${title}`} isOn={isTable} onChange={setIsTable} />
        </Choice>
      }
    >
      {!isTable && <PanelBody aria-hidden>{children}</PanelBody>}
      <Unseen data-unseen={!isTable || undefined}>
        <DataTable caption={title} {...table} />
      </Unseen>
    </Panel>
  )
}

const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, cursor: 'pointer' })

const Unseen = styled(TableBox)({ '&[data-unseen]': visuallyHidden })
