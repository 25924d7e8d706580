import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** Where a form field lives: react-hook-form's `control` and the field's path in the values. */
export type FieldBinding<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
}

/**
 * A field of a form as a control needs it: value, handlers, the ref that lets the form focus it, and
 * the message to show. The message waits until the form was submitted once (D-3).
 */
export function useField<Values extends FieldValues, Output>({
  control,
  name,
}: FieldBinding<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return { ...field, error: fieldState.error?.message }
}
