import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  type MessageSearchParams,
  messageSearchParams,
} from '@/admin/searchParams/messageSearchParams'
import type { FilterCause } from '@/admin/useListSearch'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { Checkbox } from '@/ui/form/Checkbox'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import { idleButton } from '@/ui/theme/idleButton'
import { up } from '@/ui/theme/tokens'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '12px 8px',
  flexBasis: '100%',
  // A date field is wider than half of a phone's card.
  '& > *, & .MuiInputBase-root, & input': { minInlineSize: 0 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [up.md]: {
    gap: 12,
    gridTemplateColumns: '12rem 10rem 10rem auto 1fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
})

const Clear = styled(Button)(idleButton, { justifySelf: 'end' })

const CATEGORY_OPTIONS = [
  { value: '', label: 'كل الأنواع' },
  ...CONTACT_CATEGORIES.map((value) => ({ value: value as string, label: value as string })),
]

type Props = {
  filters: MessageSearchParams
  onChange: (next: MessageSearchParams, cause?: FilterCause) => void
}

/** The second line of the filters: category, days, and whether the unread messages come first. */
export function MoreFilters({ filters, onChange }: Props) {
  const { category, from, to, first } = filters
  // Parsed, since an empty day is no filter.
  const change = (next: Record<string, unknown>, isContinued = false) =>
    onChange(messageSearchParams.parse(next), isContinued ? 'draft' : 'filter')
  return (
    <Line>
      <SelectField
        size="small"
        label="نوع الاستفسار"
        options={CATEGORY_OPTIONS}
        value={category ?? ''}
        onChange={(value) => change({ category: value })}
      />
      <DateField
        size="small"
        isPatient
        label="من يوم"
        value={from ?? ''}
        {...(to && { max: to })}
        onChange={(value, isContinued) => change({ from: value }, isContinued)}
      />
      <DateField
        size="small"
        isPatient
        label="إلى يوم"
        value={to ?? ''}
        {...(from && { min: from })}
        onChange={(value, isContinued) => change({ to: value }, isContinued)}
      />
      <Checkbox
        label="غير المقروءة أولًا"
        isChecked={first === 'unread'}
        onChange={(isFirst) => change({ first: isFirst ? 'unread' : undefined })}
      />
      <Clear
        size="small"
        variant="text"
        aria-disabled={![category, from, to, first].some(Boolean)}
        onClick={() => change({ category: '', from: '', to: '', first: '' })}
      >
        مسح هذه التصفية
      </Clear>
    </Line>
  )
}
