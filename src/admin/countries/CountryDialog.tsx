import Button from '@mui/material/Button'
import { useId } from 'react'
import type { AdminCountry } from '@/content/admin/countries'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { CountryForm } from './CountryForm'
import type { CountryFields, CountryValues } from './countrySchema'

const EMPTY = { name: '', nameEn: '', code: '', flag: '', region: '', newsCount: '' }

const fieldsOf = ({
  name,
  nameEn,
  code,
  flag,
  region,
  newsCount,
}: AdminCountry): CountryFields => ({
  name,
  nameEn,
  code,
  flag,
  region,
  newsCount: String(newsCount),
})

type Props = {
  /** the country to edit, `new` to add one, null while the dialog is closed */
  subject: AdminCountry | 'new' | null
  onClose: () => void
  onSave: (values: CountryValues) => void
}

/** The add and the edit dialog (Spec §2): empty, or with the country's values. */
export function CountryDialog({ subject, onClose, onSave }: Props) {
  const formId = useId()
  const edited = subject === 'new' ? null : subject
  return (
    <AppDialog
      open={subject !== null}
      onClose={onClose}
      width="form"
      title={edited ? `تعديل «${edited.name}»` : 'إضافة دولة'}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" color="primary">
            {edited ? 'حفظ التعديلات' : 'إضافة الدولة'}
          </Button>
          <Button onClick={onClose}>إلغاء</Button>
        </>
      }
    >
      <CountryForm
        id={formId}
        isAdding={!edited}
        defaultValues={edited ? fieldsOf(edited) : EMPTY}
        onSubmit={onSave}
      />
    </AppDialog>
  )
}
