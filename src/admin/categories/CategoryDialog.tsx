import Button from '@mui/material/Button'
import { useId } from 'react'
import { DEFAULT_CATEGORY_COLOR, type ManagedCategory } from '@/content/admin/managedCategory'
import { AppDialog } from '@/ui/dialog/AppDialog'
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
  /** the category to edit, `new` to add one, null while the dialog is closed */
  subject: ManagedCategory | 'new' | null
  onClose: () => void
  onSave: (fields: CategoryFields) => void
}

/** The add and the edit form (Spec §2, §4): empty, or with the category's values. */
export function CategoryDialog({ subject, onClose, onSave }: Props) {
  const formId = useId()
  const edited = subject === 'new' ? null : subject
  return (
    <AppDialog
      open={subject !== null}
      onClose={onClose}
      width="form"
      title={edited ? `تعديل «${edited.name}»` : 'إضافة تصنيف'}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" color="primary">
            {edited ? 'حفظ التعديلات' : 'إضافة التصنيف'}
          </Button>
          <Button onClick={onClose}>إلغاء</Button>
        </>
      }
    >
      <CategoryForm
        id={formId}
        defaultValues={edited ? fieldsOf(edited) : EMPTY}
        onSubmit={onSave}
      />
    </AppDialog>
  )
}
