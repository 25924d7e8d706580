import type { Editable } from '@/admin/editableList/EditableRow'
import { EditorForm } from '@/admin/editableList/EditorForm'
import { fieldControls, type ItemChange, type ItemField } from '@/admin/editableList/FieldControl'

export type EditorProps<Item extends Editable> = {
  item: Item
  fields: readonly ItemField<Item>[]
  onChange: (change: ItemChange<Item>) => void
  onDone: () => void
}

/**
 * The form with all fields of a curated item (Spec §3). A change shows in the row immediately and
 * is stored on save (Spec §4).
 */
export const CurationEditor = <Item extends Editable>(props: EditorProps<Item>) => (
  <EditorForm onDone={props.onDone}>
    {fieldControls(props.item, props.fields, props.onChange)}
  </EditorForm>
)
