import { styled } from '@mui/material/styles'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { RecordDialog } from '@/admin/recordForm/RecordDialog'
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
import { addUserSchema, alertOf, type EditedUser, editUserSchema } from './userSchemas'
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

type Bound<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> }

function IdentityFields<Values extends FieldValues, Output>({ control }: Bound<Values, Output>) {
  const field = (name: 'name' | 'role' | 'email') => ({
    control,
    name: name as FieldPath<Values>,
  })
  return (
    <>
      <FormTextField {...field('name')} label="الاسم" autoComplete="off" required />
      <FormSelect {...field('role')} label="الدور" options={ROLE_OPTIONS} />
      <FormTextField
        {...field('email')}
        label="البريد الإلكتروني"
        type="email"
        dir="ltr"
        autoComplete="off"
        required
      />
    </>
  )
}

type AddProps = { id: string; emails: readonly string[]; onAdd: (user: AdminUser) => void }

function AddUserForm({ id, emails, onAdd }: AddProps) {
  const { control, formProps, formState } = useAlertingForm({
    schema: addUserSchema(emails),
    defaultValues: { name: '', role: 'user', email: '', password: '', confirmPassword: '' },
    onSubmit: (values) =>
      onAdd(createUser(values, { id: newId('user'), now: new Date(), random: Math.random() })),
    alertText: alertOf,
  })
  useUnsavedDialog(formState)
  return (
    <form id={id} {...formProps}>
      <RequiredLegend />
      <Fields>
        <IdentityFields control={control} />
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
      </Fields>
    </form>
  )
}

type EditProps = {
  id: string
  user: AdminUser
  emails: readonly string[]
  /** receives what was changed */
  onEdit: (user: AdminUser, changed: Partial<EditedUser>) => void
}

function EditUserForm({ id, user, emails, onEdit }: EditProps) {
  const { name, role, email } = user
  const { control, formProps, formState } = useAlertingForm({
    schema: editUserSchema(emails.filter((one) => one !== email)),
    defaultValues: { name, role, email },
    onSubmit: (_, changed) => onEdit(user, changed),
    alertText: alertOf,
  })
  useUnsavedDialog(formState)
  return (
    <form id={id} {...formProps}>
      <RequiredLegend />
      <Fields>
        <IdentityFields control={control} />
      </Fields>
    </form>
  )
}

type Props = {
  target: DialogTarget<AdminUser>
  onClose: () => void
  emails: readonly string[]
} & Pick<AddProps, 'onAdd'> &
  Pick<EditProps, 'onEdit'>

/**
 * The dialog that adds or edits a user, with the rules and texts of Spec §5, in their order. The
 * add form is empty each time it opens.
 */
export function UserDialog({ target, onClose, emails, onAdd, onEdit }: Props) {
  return (
    <RecordDialog
      target={target}
      onClose={onClose}
      addTitle="إضافة مستخدم"
      addLabel="إضافة المستخدم"
    >
      {(formId, edited) =>
        edited ? (
          <EditUserForm id={formId} user={edited} emails={emails} onEdit={onEdit} />
        ) : (
          <AddUserForm id={formId} emails={emails} onAdd={onAdd} />
        )
      }
    </RecordDialog>
  )
}
