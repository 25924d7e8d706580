import { useLayoutEffect } from 'react'
import { resetCount } from '@/admin/resetCount'
import type { SystemSettings } from '@/content/admin/systemSettings'
import { saveList } from '@/saved/changeLog'
import { savedSystemSettings } from '@/saved/systemSettings'
import { type FieldOf, useAlertingForm } from '@/ui/form/useAlertingForm'
import { toastSaved } from '@/ui/stores/notStored'
import { fieldsOf, systemSettingsSchema } from './systemSettingsSchema'

/** Spec §8. */
const SAVED = 'تم حفظ الإعدادات بنجاح'

/** The form of all three cards. Saving sends no request, it logs and stores (Spec §7, D-4). */
export function useSystemSettings() {
  const { control, field, formProps, formState, getValues, reset } = useAlertingForm({
    schema: systemSettingsSchema,
    defaultValues: fieldsOf(savedSystemSettings.shipped()),
    onSubmit: ({ smtpPassword, ...settings }) => {
      // The password is not stored, and the log contains only whether one was typed.
      console.info('[systemSettings] saved', {
        ...settings,
        smtpPassword: smtpPassword && '(hidden)',
      })
      const isStored = saveList(savedSystemSettings, settings)
      reset(fieldsOf(settings))
      toastSaved(SAVED, isStored)
    },
  })

  // Before the first paint, because the prerendered page does not contain this browser's settings. What another tab
  // saves later replaces every field that has not been changed here, so that saving does not undo it.
  useLayoutEffect(() => {
    const fill = () => reset(fieldsOf(savedSystemSettings.get()), { keepDirtyValues: true })
    const stopSaved = savedSystemSettings.subscribe(fill)
    const stopReplaced = resetCount.subscribe(() => reset(fieldsOf(savedSystemSettings.get())))
    fill()
    return () => {
      stopSaved()
      stopReplaced()
    }
  }, [reset])

  return { control, field, getValues, reset, formProps, isDirty: formState.isDirty }
}

export type CardProps = { field: FieldOf<SystemSettings> }
