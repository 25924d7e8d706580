import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { RecordDialog, RecordFields, valuesOf, Whole } from '@/admin/recordForm/RecordDialog'
import type { DialogTarget } from '@/admin/useSavedList'
import { DEFAULT_CATEGORY_COLOR, type ManagedCategory } from '@/content/admin/managedCategory'
import { FILL_REQUIRED } from '@/lib/validation'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { RequiredLegend } from '@/ui/form/Field'
import { FormTextField, useField } from '@/ui/form/FormTextField'
import type { Failure } from '@/ui/form/failures'
import { TextField } from '@/ui/form/TextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { colors, radius } from '@/ui/theme/tokens'
import { type CategoryFields, categorySchema, NOT_A_COLOR } from './categorySchema'

const Swatch = styled('input')({
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 4,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': {
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: radius.badge,
  },
})

/** The colour, typed or picked; an empty field means the default colour (Spec §5, §9). */
function ColorField({ control }: { control: Control<CategoryFields, unknown, CategoryFields> }) {
  const { value, ...field } = useField({ control, name: 'color' })
  const { data: seen = DEFAULT_CATEGORY_COLOR } = categorySchema.shape.color.safeParse(value)
  return (
    <TextField
      {...field}
      label="اللون"
      value={value}
      dir="ltr"
      placeholder={DEFAULT_CATEGORY_COLOR}
      hint={
        <span>
          اختياري، والافتراضي <bdi dir="ltr">{DEFAULT_CATEGORY_COLOR}</bdi>
        </span>
      }
      endAdornment={
        <Swatch
          type="color"
          aria-label="اختيار اللون"
          value={seen.toLowerCase()}
          onChange={(event) => field.onChange(event.target.value.toUpperCase())}
        />
      }
    />
  )
}

const EMPTY: CategoryFields = {
  name: '',
  nameEn: '',
  description: '',
  icon: '',
  color: DEFAULT_CATEGORY_COLOR,
}

type Props = {
  target: DialogTarget<ManagedCategory>
  onClose: () => void
  /** receives all fields, and those that were changed */
  onSave: (fields: CategoryFields, changed: Partial<CategoryFields>) => void
}

/** The add and the edit form of a managed category (Spec §2, §4). */
export function CategoryDialog({ target, onClose, onSave }: Props) {
  return (
    <RecordDialog target={target} onClose={onClose} addTitle="إضافة فئة" addLabel="إضافة الفئة">
      {(formId, edited) => (
        <CategoryForm id={formId} defaultValues={valuesOf(edited, EMPTY)} onSubmit={onSave} />
      )}
    </RecordDialog>
  )
}

type FormProps = { id: string; defaultValues: CategoryFields; onSubmit: Props['onSave'] }

/** An invalid field shows its message and triggers the alert of Spec §5. */
function CategoryForm({ id, ...options }: FormProps) {
  const { control, formProps, formState } = useAlertingForm<CategoryFields, CategoryFields>({
    ...options,
    schema: categorySchema,
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
