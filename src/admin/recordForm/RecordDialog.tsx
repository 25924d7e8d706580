import { type ReactNode, useId } from 'react'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import type { DialogTarget } from '@/admin/useSavedList'
import { quoted } from '@/lib/isolated'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { FormActions } from '@/ui/dialog/FormActions'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { type FormOptions, useAlertingForm } from '@/ui/form/useAlertingForm'
import { inHtml } from '@/ui/theme/inHtml'

/** What the screen of a list gives to the dialog of its records. */
export type RecordDialogProps<Item> = { target: DialogTarget<Item>; onClose: () => void }

type FormProps<Item, Fields extends FieldValues, Values extends FieldValues> = Required<
  Pick<FormOptions<Fields, Values>, 'alertText'>
> & {
  schemaOf: (edited: Item | null) => FormOptions<Fields, Values>['schema']
  /** the values of the add form; those of the edit form are the fields of the record that have the same names */
  empty: Fields
  /** receives all values, those that were changed, and the record; null for a new one */
  onSave: (values: Values, changed: Partial<Values>, edited: Item | null) => void
  children: (control: Control<Fields, unknown, Values>, isAdding: boolean) => ReactNode
}

type Props<Item, Fields extends FieldValues, Values extends FieldValues> = RecordDialogProps<Item> &
  FormProps<Item, Fields, Values> & {
    /** the title of the add form: «إضافة دولة» */
    addTitle: string
    /** the submit button of the add form: «إضافة الدولة» */
    addLabel: string
  }

/** The add and the edit dialog of a record with a name (Spec §2). The add form is empty each time it opens. */
export function RecordDialog<
  Item extends Partial<Fields> & { name: string },
  Fields extends FieldValues,
  Values extends FieldValues,
>({ target, onClose, addTitle, addLabel, ...form }: Props<Item, Fields, Values>) {
  const id = useId()
  const edited = target === 'new' ? null : target
  return (
    <AppDialog
      open={target !== null}
      onClose={onClose}
      width="form"
      title={edited ? inHtml(`تعديل ${quoted(edited.name)}`) : addTitle}
      actions={
        <FormActions form={id} label={edited ? 'حفظ التعديلات' : addLabel} onCancel={onClose} />
      }
    >
      <RecordForm id={id} edited={edited} {...form} />
    </AppDialog>
  )
}

export function RecordForm<Item, Fields extends FieldValues, Values extends FieldValues>(
  props: FormProps<Item, Fields, Values> & { id: string; edited: Item | null },
) {
  const { id, edited, schemaOf, empty, alertText, onSave, children } = props
  const own = Object.entries(edited ?? {}).filter(([name]) => name in empty)
  const { control, formProps, formState } = useAlertingForm<Fields, Values>({
    schema: schemaOf(edited),
    defaultValues: { ...empty, ...Object.fromEntries(own) } as DefaultValues<Fields>,
    onSubmit: (values, changed) => onSave(values, changed, edited),
    alertText,
  })
  useUnsavedDialog(formState)
  return (
    <form id={id} {...formProps}>
      {children(control, edited === null)}
    </form>
  )
}
