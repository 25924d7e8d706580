import { RecordFields, Whole } from '@/admin/recordForm/RecordDialog'
import { FILL_REQUIRED } from '@/lib/validation'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { RequiredLegend } from '@/ui/form/Field'
import { FormTextField } from '@/ui/form/FormTextField'
import type { Failure } from '@/ui/form/failures'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { ColorField } from './ColorField'
import { type CategoryFields, categorySchema, NOT_A_COLOR } from './categorySchema'

type Props = {
  /** the id of the form, for the submit button in the dialog's footer */
  id: string
  defaultValues: CategoryFields
  onSubmit: (fields: CategoryFields, changed: Partial<CategoryFields>) => void
}

/** The fields of a managed category. An invalid field shows its message and triggers the alert of Spec §5. */
export function CategoryForm({ id, defaultValues, onSubmit }: Props) {
  const { control, formProps, formState } = useAlertingForm<CategoryFields, CategoryFields>({
    schema: categorySchema,
    defaultValues,
    onSubmit,
    alertText,
  })
  useUnsavedDialog(formState)
  return (
    <RecordFields id={id} {...formProps}>
      <FormTextField control={control} name="name" label="الاسم بالعربية" required />
      <FormTextField control={control} name="nameEn" label="الاسم بالإنجليزية" required dir="ltr" />
      <Whole>
        <FormTextField control={control} name="description" label="الوصف" required rows={2} />
      </Whole>
      <FormTextField
        control={control}
        name="icon"
        label="الأيقونة"
        required
        hint="رمز تعبيري، 4 أحرف على الأكثر"
      />
      <ColorField control={control} />
      <Whole>
        <RequiredLegend />
      </Whole>
    </RecordFields>
  )
}

/** The specification's alert is about required fields; an invalid colour alone has its own message. */
const alertText = (failures: readonly Failure[]) =>
  failures.every(({ name }) => name === 'color') ? NOT_A_COLOR : FILL_REQUIRED
