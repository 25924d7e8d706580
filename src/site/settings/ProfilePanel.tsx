import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { AvatarField } from '@/site/account/AvatarField'
import { readerFields } from '@/site/account/settingsSchema'
import { RequiredLegend } from '@/ui/form/Field'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField, useField } from '@/ui/form/FormTextField'
import { up } from '@/ui/theme/tokens'
import type { PanelProps } from './panelParts'

const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.lg]: { gridTemplateColumns: '1fr 1fr' },
})

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

/** The reader's picture, name, email address, phone and language (Spec §3). */
export function ProfilePanel({ control }: PanelProps) {
  const { value: picture, onChange } = useField({ control, name: 'avatar' })
  const name = useWatch({ control, name: 'name' })
  return (
    <>
      <AvatarField size="xlarge" name={name} picture={String(picture)} onChange={onChange} />
      <Fields>
        <FormTextField control={control} {...readerFields.name} />
        <FormTextField control={control} {...readerFields.email} />
        <FormTextField control={control} {...readerFields.phone} />
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
