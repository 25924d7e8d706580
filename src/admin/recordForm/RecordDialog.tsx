import { type ReactNode, useId } from 'react'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import { quoted } from '@/lib/isolated'
import { FILL_REQUIRED, REQUIRED } from '@/lib/validation'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { FormActions } from '@/ui/dialog/FormActions'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import type { Failure } from '@/ui/form/failures'
import { type FormOptions, useAlertingForm } from '@/ui/form/useAlertingForm'
import { toast } from '@/ui/stores/toast'
import { inHtml } from '@/ui/theme/inHtml'

/** The target of a record dialog: the record to edit, `new` to add one, null while it is closed. */
export type DialogTarget<Item> = Item | 'new' | null

/** What the screen of a list gives to the dialog of its records. */
export type RecordDialogProps<Item, Values> = {
  target: DialogTarget<Item>
  /** the list as it is now: another tab may have deleted the record since the dialog was opened */
  records: readonly Item[]
  onClose: () => void
  /** receives all values, those that were changed, and the record; null for a new one */
  onSave: (values: Values, changed: Partial<Values>, edited: Item | null) => void
}

type FormProps<Item, Fields extends FieldValues, Values extends FieldValues> = Pick<
  FormOptions<Fields, Values>,
  'alertText'
> &
  Pick<RecordDialogProps<Item, Values>, 'onSave'> & {
    schemaOf: (edited: Item | null) => FormOptions<Fields, Values>['schema']
    /** the values of the add form; those of the edit form are the fields of the record that have the same names */
    empty: Fields
    children: (control: Control<Fields, unknown, Values>, isAdding: boolean) => ReactNode
  }

type Props<Item, Fields extends FieldValues, Values extends FieldValues> = RecordDialogProps<
  Item,
  Values
> &
  FormProps<Item, Fields, Values> & {
    /** the title of the add form: «إضافة دولة» */
    addTitle: string
    /** the submit button of the add form: «إضافة الدولة» */
    addLabel: string
  }

/** The add and the edit dialog of a record with a name (Spec §2). The add form is empty each time it opens. */
export function RecordDialog<
  Item extends Partial<Fields> & { id: string | number; name: string },
  Fields extends FieldValues,
  Values extends FieldValues,
>(props: Props<Item, Fields, Values>) {
  const { target, records, onClose, addTitle, addLabel, onSave, ...form } = props
  const id = useId()
  const edited = target === 'new' ? null : target
  function save(values: Values, changed: Partial<Values>) {
    const now = edited && records.find((one) => one.id === edited.id)
    // What was typed stays in sight.
    if (now === undefined) return toast.error(DELETED_ELSEWHERE)
    onClose()
    onSave(values, changed, now)
  }
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
      <RecordForm id={id} edited={edited} onSave={save} {...form} />
    </AppDialog>
  )
}

const DELETED_ELSEWHERE = 'حُذف هذا في نافذة أخرى، فلم يُحفظ التعديل.'

/** Missing required fields come first (Spec §5). */
const alertOf = (failures: readonly Failure[]) =>
  failures.some(({ message }) => message === REQUIRED)
    ? FILL_REQUIRED
    : (failures[0]?.message ?? FILL_REQUIRED)

export function RecordForm<Item, Fields extends FieldValues, Values extends FieldValues>(
  props: FormProps<Item, Fields, Values> & { id: string; edited: Item | null },
) {
  const { id, edited, schemaOf, empty, alertText = alertOf, onSave, children } = props
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
