import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { Sponsor } from '@/content/admin/analytics'
import { DataTable } from '@/ui/DataTable'
import type { SortDirection } from '@/ui/dataTable/dataColumn'
import { TableContainer, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { SelectField } from '@/ui/form/SelectField'
import { Panel } from '@/ui/Panel'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { sortRows } from './arithmetic'
import { TableBox } from './layout'
import { SPONSOR_COLUMNS, type SponsorKey } from './sponsorColumns'

const PhoneOrder = styled('div')(({ theme }) => [
  { padding: 16, paddingBlockEnd: 8 },
  tableLayoutStyles(theme, { display: 'none' }),
])

type Sorting = { key: SponsorKey; direction: SortDirection }

/** The direction of the first sort by a column: numbers start with the largest, names with alif. */
const firstDirection = (key: SponsorKey): SortDirection =>
  key === 'name' ? 'ascending' : 'descending'

const reversed = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

const directionWord = ({ key, direction }: Sorting): string => {
  if (key === 'name') return direction === 'ascending' ? 'من الألف إلى الياء' : 'من الياء إلى الألف'
  return direction === 'ascending' ? 'الأقل أولًا' : 'الأكثر أولًا'
}

const headerOf = (key: SponsorKey) =>
  SPONSOR_COLUMNS.find((column) => column.key === key)?.header ?? ''

/** On phones the table header is hidden, so a select offers every column and direction. */
const ORDERS = SPONSOR_COLUMNS.flatMap(({ key }) =>
  [firstDirection(key), reversed(firstDirection(key))].map((direction) => ({
    value: `${key} ${direction}`,
    label: `${headerOf(key)}: ${directionWord({ key, direction })}`,
    sorting: { key, direction },
  })),
)

/** The sponsors (Spec §2, Revenue), sortable by any column; initially by revenue, highest first. */
export function SponsorTable({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const [sorting, setSorting] = useState<Sorting>({ key: 'revenue', direction: 'descending' })
  const { key, direction } = sorting
  const rows = useMemo(
    () => sortRows(sponsors, (sponsor) => sponsor[key], direction),
    [sponsors, key, direction],
  )
  const columns = useMemo(
    () =>
      SPONSOR_COLUMNS.map((column) => ({
        ...column,
        sort: {
          direction: column.key === key ? direction : null,
          onSort: () =>
            setSorting({
              key: column.key,
              direction: column.key === key ? reversed(direction) : firstDirection(column.key),
            }),
        },
      })),
    [key, direction],
  )
  return (
    <Panel title="الرعاة">
      <TableContainer>
        <PhoneOrder>
          <SelectField
            size="small"
            label="الترتيب"
            options={ORDERS}
            value={`${key} ${direction}`}
            onChange={(value) => {
              const order = ORDERS.find((one) => one.value === value)
              if (order) setSorting(order.sorting)
            }}
          />
        </PhoneOrder>
      </TableContainer>
      <VisuallyHidden role="status">
        مرتبة حسب {headerOf(key)}: {directionWord(sorting)}
      </VisuallyHidden>
      <TableBox>
        <DataTable caption="الرعاة" columns={columns} rows={rows} rowKey={({ id }) => id} />
      </TableBox>
    </Panel>
  )
}
