import { useQueryClient } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { type SystemSettings, systemDefaults } from '@/content/admin/systemSettings'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { toast } from '@/ui/toast/toast'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { fieldsOf, type SystemFields, systemSettingsSchema } from './systemSettingsSchema'

/** Spec §8. */
const SAVED = 'تم حفظ الإعدادات بنجاح'

/**
 * The query key of the last saved settings, which stay in memory without the password until the
 * page reloads.
 */
const SAVED_KEY = ['system-settings']
type SettingsWithoutPassword = Omit<SystemSettings, 'smtpPassword'>

/** The form of all three cards. Saving sends no request, it only logs (Spec §7). */
export function useSystemSettings() {
  const queryClient = useQueryClient()
  const { control, formProps, formState, reset } = useAlertingForm<SystemFields, SystemSettings>({
    schema: systemSettingsSchema,
    defaultValues: fieldsOf(
      queryClient.getQueryData<SettingsWithoutPassword>(SAVED_KEY) ?? systemDefaults,
    ),
    onSubmit: ({ smtpPassword, ...settings }) => {
      // The password is not stored, and the log contains only whether one was typed.
      console.info('[systemSettings] saved', {
        ...settings,
        smtpPassword: smtpPassword && '(hidden)',
      })
      queryClient.setQueryDefaults(SAVED_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData<SettingsWithoutPassword>(SAVED_KEY, settings)
      reset(fieldsOf(settings))
      toast.success(SAVED)
    },
  })
  useLeaveGuard(formState.isDirty)
  return { control, formProps, isDirty: formState.isDirty }
}

/** The props of each card. */
export type CardProps = { control: Control<SystemFields, unknown, SystemSettings> }
