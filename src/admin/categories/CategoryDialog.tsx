import { RecordDialog } from '@/admin/recordForm/RecordDialog'
import type { DialogTarget } from '@/admin/useSavedList'
import { DEFAULT_CATEGORY_COLOR, type ManagedCategory } from '@/content/admin/managedCategory'
import { CategoryForm } from './CategoryForm'
import type { CategoryFields } from './categorySchema'

const EMPTY: CategoryFields = {
  name: '',
  nameEn: '',
  description: '',
  icon: '',
  color: DEFAULT_CATEGORY_COLOR,
}

const fieldsOf = ({ name, nameEn, description, icon, color }: ManagedCategory): CategoryFields => ({
  name,
  nameEn,
  description,
  icon,
  color,
})

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
        <CategoryForm
          id={formId}
          defaultValues={edited ? fieldsOf(edited) : EMPTY}
          onSubmit={onSave}
        />
      )}
    </RecordDialog>
  )
}
