import { STATUS_NAMES } from '@/content/admin/kindNames'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { Select, type SelectOption } from '@/ui/form/Select'
import { up } from '@/ui/theme/tokens'

type Props<Value extends string> = {
  label: string
  /** the first option, which is no filter: «الكل» */
  all: string
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  width: string
}

/** A filter with too many choices for a segmented control. */
export const FilterSelect = <Value extends string>(props: Props<Value>) => (
  <Select<Value | ''>
    size="small"
    options={[{ value: '', label: props.all }, ...props.options]}
    value={props.value ?? ''}
    onChange={(value) => props.onChange(value || undefined)}
    inputProps={{ 'aria-label': props.label }}
    sx={{ [up.md]: { inlineSize: props.width } }}
  />
)

type StatusProps<Status extends string> = Pick<Props<Status>, 'value' | 'onChange'> & {
  statuses: readonly Status[]
}

/** The filter of a list by the status of its records; all of them is the first choice. */
export const StatusFilter = <Status extends keyof typeof STATUS_NAMES>(
  props: StatusProps<Status>,
) => (
  <SegmentedControl<Status | 'all'>
    label="الحالة"
    value={props.value ?? 'all'}
    onChange={(next) => props.onChange(next === 'all' ? undefined : next)}
    options={[
      { value: 'all', label: 'الكل' },
      ...props.statuses.map((value) => ({ value, label: STATUS_NAMES[value] })),
    ]}
  />
)
