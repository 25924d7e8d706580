import { RecordDialog } from '@/admin/recordForm/RecordDialog'
import type { DialogTarget } from '@/admin/useSavedList'
import type { AdminCountry } from '@/content/admin/countries'
import { CountryForm } from './CountryForm'
import type { CountryFields, CountryValues } from './countrySchema'

const EMPTY = { name: '', nameEn: '', code: '', flag: '', region: '', newsCount: null }

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
  newsCount,
})

type Props = {
  target: DialogTarget<AdminCountry>
  onClose: () => void
  onSave: (values: CountryValues) => void
}

/** The add and the edit dialog of a country (Spec §2). */
export function CountryDialog({ target, onClose, onSave }: Props) {
  return (
    <RecordDialog target={target} onClose={onClose} addTitle="إضافة دولة" addLabel="إضافة الدولة">
      {(formId, edited) => (
        <CountryForm
          id={formId}
          isAdding={!edited}
          defaultValues={edited ? fieldsOf(edited) : EMPTY}
          onSubmit={onSave}
        />
      )}
    </RecordDialog>
  )
}
