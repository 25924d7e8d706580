import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Density } from '@/lib/density'
import { SHIPPED_LOOK, saveLook, type TableLook, type TableName } from '@/saved/tables'
import { type DataColumn, orderedColumns } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortingText, sortOptions } from '@/ui/dataTable/sorting'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { Checkbox } from '@/ui/form/Checkbox'
import { SelectField } from '@/ui/form/SelectField'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import { rowProps } from '@/ui/marks/rowControl'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { idleButton } from '@/ui/theme/idleButton'
import { colors, size, weight } from '@/ui/theme/tokens'

export type TableSettingsProps = {
  name: TableName
  /** all columns, also hidden ones */
  columns: readonly DataColumn<never>[]
  look: TableLook
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

const Parts = styled('div')({ display: 'grid', gap: 20 })

const Group = styled('fieldset')({
  minInlineSize: 0,
  '& > legend': {
    paddingBlockEnd: 8,
    fontSize: size.t14,
    fontWeight: weight.label,
  },
})

const Columns = styled('ul')({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: '2.75rem',
    '& > div': { flex: 1, minInlineSize: 0 },
  },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
})

const Reset = styled(Button)(idleButton)

const DENSITY_OPTIONS: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'مريحة' },
  { value: 'compact', label: 'متوسطة' },
  { value: 'dense', label: 'مكثّفة' },
]

const AS_LISTED = ''

type Props = TableSettingsProps & { open: boolean; onClose: () => void }

/**
 * The look of a table: its order, its density, and its columns with their order. Each change applies at once, so the
 * dialog has no save button.
 */
export function TableSettingsDialog(props: Props) {
  const { open, onClose, name, look, sorting, onSort } = props
  const columns = orderedColumns(props.columns, look).filter(({ hideHeader }) => !hideHeader)
  const order = columns.map(({ key }) => key)

  const save = (next: TableLook | null) => sayIfNotStored(saveLook(name, next))
  const change = (next: Partial<TableLook>) => save({ ...look, ...next })

  const isAsShipped = look === SHIPPED_LOOK && sorting === null
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="الأعمدة والكثافة"
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
              save(null)
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
            value={look.density}
            onChange={(density) => change({ density })}
            options={DENSITY_OPTIONS}
          />
        </Group>
        <Group>
          <legend>الأعمدة</legend>
          <Columns>
            {columns.map(({ key, header, isFixed = false }, index) => (
              <li key={key} {...rowProps(key)}>
                <Checkbox
                  label={header}
                  isChecked={isFixed || !look.hidden.includes(key)}
                  disabled={isFixed}
                  onChange={(isShown) =>
                    change({
                      hidden: isShown
                        ? look.hidden.filter((one) => one !== key)
                        : [...look.hidden, key],
                    })
                  }
                />
                <MoveButtons
                  name={`عمود ${header}`}
                  isFirst={index === 0}
                  isLast={index === columns.length - 1}
                  onMove={(step) =>
                    change({
                      columnOrder: order.toSpliced(index, 1).toSpliced(index + step, 0, key),
                    })
                  }
                />
              </li>
            ))}
          </Columns>
        </Group>
      </Parts>
    </AppDialog>
  )
}
