import Button from '@mui/material/Button'
import { AppDialog } from '@/ui/dialog/AppDialog'

type Props = { open: boolean; onClose: () => void }

/** The sign-in dialog's shell; its steps come with the reader's account (Spec §4). */
export function AuthDialog({ open, onClose }: Props) {
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="تسجيل الدخول"
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          حسنًا
        </Button>
      }
    >
      <p>قيد الإعداد: خطوات الدخول وإنشاء الحساب تأتي في تحديث قريب.</p>
      <p>لتعود إلى الحساب التجريبي، أعد تحميل الصفحة.</p>
    </AppDialog>
  )
}
