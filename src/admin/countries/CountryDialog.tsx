import { RecordDialog, type RecordDialogProps } from '@/admin/recordForm/RecordDialog'
import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { RequiredLegend } from '@/ui/form/Field'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
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

/** The add and the edit dialog of a country (Spec §2, §5): the add form requires a flag and writes the code in capitals. */
export const CountryDialog = (props: RecordDialogProps<AdminCountry, CountryValues>) => (
  <RecordDialog
    {...props}
    addTitle="إضافة دولة"
    addLabel="إضافة الدولة"
    schemaOf={(edited) => (edited ? editedCountrySchema : addedCountrySchema)}
    empty={EMPTY}
  >
    {(control, isAdding) => (
      <FieldGrid>
        <FormTextField control={control} name="name" label="الاسم بالعربية" required />
        <FormTextField
          control={control}
          name="nameEn"
          label="الاسم بالإنجليزية"
          required
          dir="ltr"
        />
        <FormTextField
          control={control}
          name="code"
          keep={(text) => typedCode(text, isAdding)}
          label="رمز الدولة"
          required
          dir="ltr"
          hint="حرفان لاتينيان، مثل EG"
        />
        <FormTextField
          control={control}
          name="flag"
          keep={typedFlag}
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
          {...(isAdding && { hint: 'اختياري، والافتراضي 0' })}
        />
        <div className="whole">
          <RequiredLegend />
        </div>
      </FieldGrid>
    )}
  </RecordDialog>
)
