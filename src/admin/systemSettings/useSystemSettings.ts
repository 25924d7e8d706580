import { useQueryClient } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { type SystemSettings, systemDefaults } from '@/content/admin/systemSettings'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { toast } from '@/ui/toast/toast'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { fieldsOf, type SystemFields, systemSettingsSchema } from './systemSettingsSchema'

/** Spec §8. */
const SAVED = 'تم حفظ الإعدادات بنجاح'

/** What was last saved stays until the reload, without the password. */
const SAVED_KEY = ['system-settings']
type Kept = Omit<SystemSettings, 'smtpPassword'>

/** The one form over the three cards. Saving makes no call, it only logs (Spec §7). */
export function useSystemSettings() {
  const queryClient = useQueryClient()
  const { control, formProps, formState, reset } = useAlertingForm<SystemFields, SystemSettings>({
    schema: systemSettingsSchema,
    defaultValues: fieldsOf(queryClient.getQueryData<Kept>(SAVED_KEY) ?? systemDefaults),
    onSubmit: ({ smtpPassword, ...kept }) => {
      // The password is not kept, and the log says only whether one was typed.
      console.info('[systemSettings] saved', { ...kept, smtpPassword: smtpPassword && '(hidden)' })
      queryClient.setQueryDefaults(SAVED_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData<Kept>(SAVED_KEY, kept)
      reset(fieldsOf(kept))
      toast.success(SAVED)
    },
  })
  useLeaveGuard(formState.isDirty)
  return { control, formProps, isDirty: formState.isDirty }
}

/** What each card works on. */
export type CardProps = { control: Control<SystemFields, unknown, SystemSettings> }
