import type { FieldValues } from 'react-hook-form'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { useAlertingForm } from '@/ui/form/useAlertingForm'

/** The form of a step, whose dialog asks before it throws away what was typed. */
export function useStepForm<Input extends FieldValues, Output extends FieldValues>(
  options: Parameters<typeof useAlertingForm<Input, Output>>[0],
) {
  const form = useAlertingForm<Input, Output>(options)
  useUnsavedDialog(form.formState)
  return form
}
