import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { size } from '@/ui/theme/tokens'
import type { Editable } from '../editableList/EditableRow'
import { CurationFieldControl } from './CurationFieldControl'
import type { CurationField } from './curationKind'

const Form = styled('form')({ display: 'grid', gap: 16 })

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A date field would rather be wider than half a phone.
  '& > *, & > * > *': { minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  // Beside fields that have their words above them.
  '& > [data-kind="flag"]': { alignSelf: 'end' },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > [data-wide="true"]': { gridColumn: 'span 2' },
  },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > p': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
}))

type Change<Item> = Partial<Omit<Item, 'id' | 'order'>>

type Props<Item extends Editable> = {
  item: Item
  fields: readonly CurationField<Item>[]
  onChange: (change: Change<Item>) => void
  onDone: () => void
}

/** All fields of a curated item (Spec §3). An edit shows in the row at once and waits for the save (Spec §4). */
export function CurationEditor<Item extends Editable>({
  item,
  fields,
  onChange,
  onDone,
}: Props<Item>) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter leaves the field, for those that are told of on leaving.
        event.currentTarget.querySelector<HTMLElement>(':focus')?.blur()
        onDone()
      }}
    >
      <Fields>
        {fields.map((field) => (
          <div key={field.key} data-kind={field.kind} data-wide={field.isWide ?? false}>
            <CurationFieldControl
              kind={field.kind}
              label={field.label}
              {...(field.hint && { hint: field.hint })}
              value={item[field.key] as string | number | boolean}
              // A field's key and the type of its value belong together by its description.
              onChange={(value) => onChange({ [field.key]: value } as Change<Item>)}
            />
          </div>
        ))}
      </Fields>
      <Foot>
        <Button type="submit" size="small">
          إنهاء التعديل
        </Button>
        <p>يصل التعديل إلى الصفحة بعد حفظ التغييرات.</p>
      </Foot>
    </Form>
  )
}
