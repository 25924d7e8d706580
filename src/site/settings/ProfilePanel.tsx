import { styled } from '@mui/material/styles'
import { RequiredLegend } from '@/ui/form/Field'
import { FormSelect } from '@/ui/form/SelectField'
import { FormTextField } from '@/ui/form/TextField'
import { AvatarField } from './AvatarField'
import type { PanelProps } from './panelParts'

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

/** Who the reader is: picture, name, address, phone, language (Spec §3). */
export function ProfilePanel({ control }: PanelProps) {
  return (
    <>
      <AvatarField control={control} />
      <Fields>
        <FormTextField control={control} name="name" label="الاسم" required autoComplete="name" />
        <FormTextField
          control={control}
          name="email"
          label="البريد الإلكتروني"
          required
          type="email"
          dir="ltr"
          autoComplete="email"
        />
        <FormTextField
          control={control}
          name="phone"
          label="الهاتف"
          type="tel"
          dir="ltr"
          autoComplete="tel"
        />
        <FormSelect
          control={control}
          name="language"
          label="اللغة"
          options={LANGUAGES}
          hint="نحفظ اختيارك، وتبقى الواجهة بالعربية حتى تتوفر لغة أخرى."
        />
      </Fields>
      <RequiredLegend />
    </>
  )
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))
