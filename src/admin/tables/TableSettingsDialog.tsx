import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Density } from '@/lib/display'
import { SHIPPED_DENSITY, saveDensity, type TableName } from '@/saved/tables'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortingText } from '@/ui/dataTable/sorting'
import { sortOptions } from '@/ui/dataTable/sortOptions'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { SelectField } from '@/ui/form/SelectField'
import { idleButton } from '@/ui/theme/idleButton'
import { size, weight } from '@/ui/theme/tokens'
import { NOT_STORED } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'

export type TableSettingsProps<Row> = {
  name: TableName
  columns: readonly DataColumn<Row>[]
  density: Density
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

const Parts = styled('div')({ display: 'grid', gap: 20 })

const Group = styled('fieldset')({
  minInlineSize: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    paddingBlockEnd: 8,
    fontSize: size.t14,
    fontWeight: weight.label,
  },
})

const Reset = styled(Button)(idleButton)

const DENSITY_OPTIONS: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'مريحة' },
  { value: 'compact', label: 'متوسطة' },
  { value: 'dense', label: 'مكثّفة' },
]

const AS_LISTED = ''

type Props = TableSettingsProps<never> & { open: boolean; onClose: () => void }

/** The order and the density of a table. Each change applies at once, so the dialog has no save button. */
export function TableSettingsDialog(props: Props) {
  const { open, onClose, name, density, sorting, onSort } = props
  const save = (next: Density) => {
    if (!saveDensity(name, next)) toast.error(NOT_STORED)
  }
  const isAsShipped = density === SHIPPED_DENSITY && sorting === null
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="الترتيب والكثافة"
      hasEntry={false}
      actions={
        <>
          <Button variant="contained" color="primary" onClick={onClose}>
            تم
          </Button>
          <Reset
            variant="text"
            aria-disabled={isAsShipped}
            onClick={() => {
              if (isAsShipped) return
              save(SHIPPED_DENSITY)
              onSort(null)
            }}
          >
            إعادة الأصل
          </Reset>
        </>
      }
    >
      <Parts>
        <SelectField
          label="الترتيب"
          options={[{ value: AS_LISTED, label: 'كما في القائمة' }, ...sortOptions(props.columns)]}
          value={sorting ? sortingText(sorting) : AS_LISTED}
          onChange={(text) => onSort(parseSorting(props.columns, text))}
        />
        <Group>
          <legend>الكثافة</legend>
          <SegmentedControl
            label="الكثافة"
            value={density}
            onChange={save}
            options={DENSITY_OPTIONS}
          />
        </Group>
      </Parts>
    </AppDialog>
  )
}
