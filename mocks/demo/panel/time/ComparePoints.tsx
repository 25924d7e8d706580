import { describePlace } from '@mocks/demo/journal/describeEntry'
import { itemChanges, type PlaceChange } from '@mocks/demo/journal/itemChanges'
import { dataAtPoint, type JournalView } from '@mocks/demo/journal/journal'
import { BEGINNING } from '@mocks/demo/journal/pages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo, useState } from 'react'
import { changeLines } from '@/saved/describeChange'
import { ChangeList } from '@/ui/ChangeList'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { size, weight } from '@/ui/theme/tokens'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'stretch',
  gap: 8,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t13,
  '& h3': { fontSize: size.t14, fontWeight: weight.label },
  '& h4': { fontSize: size.t13, fontWeight: weight.card, lineHeight: 1.6 },
  '& > button': { justifySelf: 'start' },
}))

type Compared = { from: number; to: number; changes: readonly PlaceChange[] }

/** Two points of the journal, and what differs between them, item by item. */
export function ComparePoints({ view }: { view: JournalView }) {
  const { entries, head } = view
  const [from, setFrom] = useState(BEGINNING)
  const [to, setTo] = useState(head.point)
  const [compared, setCompared] = useState<Compared | null>(null)
  const changes = compared?.from === from && compared.to === to ? compared.changes : null

  const compare = async () => {
    const found = await itemChanges(dataAtPoint(view, from), dataAtPoint(view, to))
    setCompared({ from, to, changes: found })
  }

  return (
    <Section aria-label="قارن نقطتين">
      <h3>قارن نقطتين</h3>
      <PointSelect label="من" point={from} onChange={setFrom} entries={entries} />
      <PointSelect label="إلى" point={to} onChange={setTo} entries={entries} />
      <Button size="small" onClick={() => void compare()}>
        قارن
      </Button>
      <div role="status">
        {changes?.length === 0 && 'لا فرق بين النقطتين.'}
        {changes?.map((place) => (
          <div key={place.title}>
            <h4>
              {place.title}: {describePlace(place)}
            </h4>
            <ChangeList {...changeLines(place.change)} />
          </div>
        ))}
      </div>
    </Section>
  )
}

type SelectProps = {
  label: string
  point: number
  onChange: (point: number) => void
  entries: JournalView['entries']
}

/** A jump changes none of its thousand options. */
const PointSelect = memo(function PointSelect({ label, point, onChange, entries }: SelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          fullWidth
          size="small"
          value={String(point)}
          inputProps={control}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          <option value={String(BEGINNING)}>البداية</option>
          {entries.map(({ id, name }, index) => (
            <option key={id} value={String(id)}>
              {name ?? `التغيير ${index + 1}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
})
