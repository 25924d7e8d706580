import type { Editable } from '@/admin/editableList/EditableRow'
import { EditorForm } from '@/admin/editableList/EditorForm'
import { FieldControl } from '@/admin/editableList/FieldControl'
import type { CurationField } from './curationKind'

type Change<Item> = Partial<Omit<Item, 'id' | 'order'>>

export type EditorProps<Item extends Editable> = {
  item: Item
  fields: readonly CurationField<Item>[]
  onChange: (change: Change<Item>) => void
  onDone: () => void
}

/**
 * The form with all fields of a curated item (Spec §3). A change shows in the row immediately and
 * is stored on save (Spec §4).
 */
export function CurationEditor<Item extends Editable>({
  item,
  fields,
  onChange,
  onDone,
}: EditorProps<Item>) {
  return (
    <EditorForm onDone={onDone}>
      {fields.map((field) => (
        <div key={field.key} data-kind={field.kind} data-wide={field.isWide}>
          <FieldControl
            kind={field.kind}
            label={field.label}
            {...(field.hint && { hint: field.hint })}
            value={item[field.key] as string | number | boolean}
            // The cast is safe: `CurationField` ties each key to the type of its value.
            onChange={(value) => onChange({ [field.key]: value } as Change<Item>)}
          />
        </div>
      ))}
    </EditorForm>
  )
}
