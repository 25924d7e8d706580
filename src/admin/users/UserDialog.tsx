import { styled } from '@mui/material/styles'
import { RecordDialog, type RecordDialogProps } from '@/admin/recordForm/RecordDialog'
import { ROLE_NAMES } from '@/content/admin/kindNames'
import { USER_ROLES } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { RequiredLegend } from '@/ui/form/Field'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { up } from '@/ui/theme/tokens'
import { createUser } from './createUser'
import { alertOf, type EditedUser, type NewUser, userSchema } from './userSchemas'

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

const ROLE_OPTIONS = USER_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

const EMPTY: NewUser = { name: '', role: 'user', email: '', password: '', confirmPassword: '' }

type Props = Omit<RecordDialogProps<AdminUser, NewUser>, 'onSave'> & {
  onAdd: (user: AdminUser) => void
  /** receives what was changed */
  onEdit: (user: AdminUser, changed: Partial<EditedUser>) => void
}

/** The dialog that adds or edits a user, with the rules and texts of Spec §5, in their order. */
export const UserDialog = ({ onAdd, onEdit, ...dialog }: Props) => (
  <RecordDialog
    {...dialog}
    addTitle="إضافة مستخدم"
    addLabel="إضافة المستخدم"
    schemaOf={(edited) => {
      const others = dialog.records.filter(({ id }) => id !== edited?.id)
      return userSchema(
        others.map(({ email }) => email),
        edited === null,
      )
    }}
    empty={EMPTY}
    alertText={alertOf}
    onSave={(values, changed, edited) =>
      edited ? onEdit(edited, changed) : onAdd(createUser(values))
    }
  >
    {(control, isAdding) => (
      <>
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
          {isAdding && (
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
      </>
    )}
  </RecordDialog>
)
