import { styled } from '@mui/material/styles'
import { RecordDialog, type RecordDialogProps } from '@/admin/recordForm/RecordDialog'
import { DEFAULT_CATEGORY_COLOR, type ManagedCategory } from '@/content/admin/managedCategory'
import { RequiredLegend } from '@/ui/form/Field'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormTextField, useField } from '@/ui/form/FormTextField'
import { TextField } from '@/ui/form/TextField'
import type { FieldOf } from '@/ui/form/useAlertingForm'
import { colors, radius } from '@/ui/theme/tokens'
import { type CategoryFields, categorySchema } from './categorySchema'

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
function ColorField(props: ReturnType<FieldOf<CategoryFields>>) {
  const { value, ...field } = useField(props)
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

/** The add and the edit form of a managed category (Spec §2, §4). */
export const CategoryDialog = (props: RecordDialogProps<ManagedCategory, CategoryFields>) => (
  <RecordDialog
    {...props}
    addTitle="إضافة فئة"
    addLabel="إضافة الفئة"
    schemaOf={() => categorySchema}
    empty={EMPTY}
  >
    {(field) => (
      <FieldGrid>
        <FormTextField {...field('name')} label="الاسم بالعربية" required />
        <FormTextField {...field('nameEn')} label="الاسم بالإنجليزية" required dir="ltr" />
        <div className="whole">
          <FormTextField {...field('description')} label="الوصف" required rows={2} />
        </div>
        <FormTextField
          {...field('icon')}
          label="الأيقونة"
          required
          hint="رمز تعبيري، 4 أحرف على الأكثر"
        />
        <ColorField {...field('color')} />
        <div className="whole">
          <RequiredLegend />
        </div>
      </FieldGrid>
    )}
  </RecordDialog>
)
