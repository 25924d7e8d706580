import { styled } from '@mui/material/styles'
import { RecordDialog, valuesOf } from '@/admin/recordForm/RecordDialog'
import type { DialogTarget } from '@/admin/useSavedList'
import { USER_ROLES } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { newId } from '@/lib/editableList'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { RequiredLegend } from '@/ui/form/Field'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { up } from '@/ui/theme/tokens'
import { createUser } from './createUser'
import { alertOf, type EditedUser, type NewUser, userSchema } from './userSchemas'
import { ROLES } from './userTexts'

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginBlockStart: 12,
  [up.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
})

const ROLE_OPTIONS = USER_ROLES.map((value) => ({ value, label: ROLES[value].label }))

const EMPTY: NewUser = { name: '', role: 'user', email: '', password: '', confirmPassword: '' }

type FormProps = {
  emails: readonly string[]
  onAdd: (user: AdminUser) => void
  /** receives what was changed */
  onEdit: (user: AdminUser, changed: Partial<EditedUser>) => void
}

function UserForm({
  id,
  edited,
  emails,
  onAdd,
  onEdit,
}: FormProps & { id: string; edited: AdminUser | null }) {
  const others = emails.filter((email) => email !== edited?.email)
  const { control, formProps, formState } = useAlertingForm<NewUser, NewUser>({
    schema: userSchema(others, edited === null),
    defaultValues: valuesOf(edited, EMPTY),
    onSubmit(values, changed) {
      if (edited) return onEdit(edited, changed)
      onAdd(createUser(values, { id: newId('user'), now: new Date(), random: Math.random() }))
    },
    alertText: alertOf,
  })
  useUnsavedDialog(formState)
  return (
    <form id={id} {...formProps}>
      <RequiredLegend />
      <Fields>
        <FormTextField control={control} name="name" label="الاسم" autoComplete="off" required />
        <FormSelect control={control} name="role" label="الدور" options={ROLE_OPTIONS} />
        <FormTextField
          control={control}
          name="email"
          label="البريد الإلكتروني"
          type="email"
          dir="ltr"
          autoComplete="off"
          required
        />
        {!edited && (
          <>
            <FormPasswordField
              control={control}
              name="password"
              label="كلمة المرور"
              autoComplete="new-password"
              hint="6 أحرف على الأقل"
              required
            />
            <FormPasswordField
              control={control}
              name="confirmPassword"
              label="تأكيد كلمة المرور"
              autoComplete="new-password"
              required
            />
          </>
        )}
      </Fields>
    </form>
  )
}

type Props = FormProps & { target: DialogTarget<AdminUser>; onClose: () => void }

/**
 * The dialog that adds or edits a user, with the rules and texts of Spec §5, in their order. The
 * add form is empty each time it opens.
 */
export const UserDialog = ({ target, onClose, ...form }: Props) => (
  <RecordDialog target={target} onClose={onClose} addTitle="إضافة مستخدم" addLabel="إضافة المستخدم">
    {(formId, edited) => <UserForm id={formId} edited={edited} {...form} />}
  </RecordDialog>
)
