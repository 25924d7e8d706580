import type { Control } from 'react-hook-form'
import { RecordDialog, RecordFields, valuesOf, Whole } from '@/admin/recordForm/RecordDialog'
import type { DialogTarget } from '@/admin/useSavedList'
import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { FILL_REQUIRED, REQUIRED } from '@/lib/validation'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { RequiredLegend } from '@/ui/form/Field'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField, useField } from '@/ui/form/FormTextField'
import type { Failure } from '@/ui/form/failures'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import {
  addedCountrySchema,
  type CountryFields,
  type CountryValues,
  editedCountrySchema,
  typedCode,
  typedFlag,
} from './countrySchema'

const REGIONS = regions.map((region) => ({ value: region, label: region }))

const EMPTY: CountryFields = {
  name: '',
  nameEn: '',
  code: '',
  flag: '',
  region: '',
  newsCount: null,
}

type Props = {
  target: DialogTarget<AdminCountry>
  onClose: () => void
  onSave: (values: CountryValues) => void
}

/** The add and the edit dialog of a country (Spec §2). */
export function CountryDialog({ target, onClose, onSave }: Props) {
  return (
    <RecordDialog target={target} onClose={onClose} addTitle="إضافة دولة" addLabel="إضافة الدولة">
      {(formId, edited) => <CountryForm id={formId} edited={edited} onSubmit={onSave} />}
    </RecordDialog>
  )
}

type FormProps = { id: string; edited: AdminCountry | null; onSubmit: Props['onSave'] }

/** The rules and the alert of Spec §5: the add form requires a flag and writes the code in capitals. */
function CountryForm({ id, edited, onSubmit }: FormProps) {
  const isAdding = edited === null
  const { control, formProps, formState } = useAlertingForm<CountryFields, CountryValues>({
    schema: isAdding ? addedCountrySchema : editedCountrySchema,
    defaultValues: valuesOf<CountryFields>(edited, EMPTY),
    onSubmit,
    alertText,
  })
  useUnsavedDialog(formState)
  return (
    <RecordFields id={id} {...formProps}>
      <FormTextField control={control} name="name" label="الاسم بالعربية" required />
      <FormTextField control={control} name="nameEn" label="الاسم بالإنجليزية" required dir="ltr" />
      <LimitedField
        control={control}
        name="code"
        limit={(text) => typedCode(text, isAdding)}
        label="رمز الدولة"
        required
        dir="ltr"
        hint="حرفان لاتينيان، مثل EG"
      />
      <LimitedField
        control={control}
        name="flag"
        limit={typedFlag}
        label="العلم"
        required={isAdding}
        hint="رمز تعبيري، 4 أحرف على الأكثر"
      />
      <FormSelect
        control={control}
        name="region"
        label="المنطقة"
        required
        options={REGIONS}
        placeholder="اختر المنطقة"
      />
      <FormCountField
        control={control}
        name="newsCount"
        label="عدد الأخبار"
        empty={isAdding ? null : 0}
        {...(isAdding ? { hint: 'اختياري، والافتراضي 0' } : {})}
      />
      <Whole>
        <RequiredLegend />
      </Whole>
    </RecordFields>
  )
}

/** Missing required fields come first; otherwise the alert is the message of the invalid code or flag. */
const alertText = (failures: readonly Failure[]) =>
  failures.some(({ message }) => message === REQUIRED)
    ? FILL_REQUIRED
    : (failures[0]?.message ?? FILL_REQUIRED)

type LimitedProps = Pick<TextFieldProps, 'label' | 'required' | 'dir' | 'placeholder' | 'hint'> & {
  control: Control<CountryFields, unknown, CountryValues>
  name: 'code' | 'flag'
  /** returns the part of the typed text to keep. Not `maxLength`, which counts a flag as four characters */
  limit: (text: string) => string
}

function LimitedField({ control, name, limit, ...options }: LimitedProps) {
  const { value, onChange, ...field } = useField({ control, name })
  return (
    <TextField
      {...options}
      {...field}
      value={String(value ?? '')}
      onChange={(text) => onChange(limit(text))}
    />
  )
}
