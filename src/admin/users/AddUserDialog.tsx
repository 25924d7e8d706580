import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { USER_ROLES } from '@/content/admin/userKinds'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { RequiredLegend } from '@/ui/form/Field'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { addUserSchema, alertOf, type NewUser } from './addUserSchema'
import { ROLES } from './userTexts'

const FORM_ID = 'add-user'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginBlockStart: 12,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
}))

const ROLE_OPTIONS = USER_ROLES.map((value) => ({ value, label: ROLES[value].label }))

type FormProps = {
  /** the email addresses of the existing users */
  emails: readonly string[]
  onAdd: (user: NewUser) => void
}

function AddUserForm({ emails, onAdd }: FormProps) {
  const { control, formProps, formState } = useAlertingForm({
    schema: addUserSchema(emails),
    defaultValues: { name: '', role: 'user', email: '', password: '', confirmPassword: '' },
    onSubmit: onAdd,
    alertText: alertOf,
  })
  useUnsavedDialog(formState)
  return (
    <form id={FORM_ID} {...formProps}>
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
          spellCheck={false}
          autoCapitalize="none"
          required
        />
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

type Props = FormProps & { open: boolean; onClose: () => void }

/**
 * The add-user dialog with the rules and texts of Spec §5, in their order. It is empty each time it
 * opens.
 */
export function AddUserDialog({ open, onClose, emails, onAdd }: Props) {
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="إضافة مستخدم"
      width="form"
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="contained" color="primary">
            إضافة المستخدم
          </Button>
          <Button onClick={onClose}>إلغاء</Button>
        </>
      }
    >
      <AddUserForm emails={emails} onAdd={onAdd} />
    </AppDialog>
  )
}
