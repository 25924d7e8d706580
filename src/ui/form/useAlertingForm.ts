import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { readUnseen } from '@/lib/enterValue'
import { isEqual } from '@/lib/isEqual'
import { isOfAnyField } from '@/lib/validation'
import { toast } from '@/ui/stores/toast'
import { type Failure, failuresInOrder } from './failures'

export type FormOptions<Input extends FieldValues, Output extends FieldValues> = {
  /** validates in the order of the specification; the order of its keys decides which failure is the first */
  schema: z.ZodMiniObject & z.ZodMiniType<Output, Input>
  defaultValues: DefaultValues<Input>
  /**
   * receives the parsed values, and those of them whose fields were changed, for a record that others may have changed
   * since; while its promise is pending, the form cannot be submitted again
   */
  onSubmit: (values: Output, changed: Partial<Output>) => void | Promise<void>
  /** shows the field of the first failure, before it gets the focus */
  reveal?: (name: string) => void
  /** returns the text of the alert, where it is not the message of the first failure (Spec §5) */
  alertText?: (failures: readonly Failure[]) => string
}

/**
 * Sets up react-hook-form for this app's forms (D-3): the schema validates, not the browser. On an invalid
 * submit every invalid field shows its message, the first one in the order of the schema's keys receives the
 * focus, and its message is the alert, with its name where the message has none. After that, each change is validated.
 *
 * Returns the form, `formProps`, to spread on `<form>`, and `field`, which binds a control: `<FormSelect {...field('role')}>`.
 */
export function useAlertingForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  reveal,
  alertText,
}: FormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    // It would focus in the order in which the fields were rendered.
    shouldFocusError: false,
  })
  const isSending = useRef(false)
  const field = <Name extends FieldPath<Input>>(name: Name) => ({ control: form.control, name })

  function changedOf(values: Output): Partial<Output> {
    const [typed, before] = [form.getValues(), form.formState.defaultValues ?? {}]
    const isChanged = (name: string) => !isEqual(get(typed, name), get(before, name))
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => isChanged(name)),
    ) as Partial<Output>
  }

  const submit = form.handleSubmit(
    (values) => onSubmit(values, changedOf(values)),
    (errors, event) => {
      const failures = failuresInOrder(errors, Object.keys(schema.shape))
      const [first] = failures
      if (!first) return
      reveal?.(first.name)
      form.setFocus(first.name as FieldPath<Input>)
      toast.error(alertText?.(failures) ?? named(first, event?.target))
    },
  )

  const formProps = {
    noValidate: true,
    // What is typed in one field may render the others. `enterValue` is not typing.
    onInputCapture: ({ currentTarget, target, isTrusted }: FormEvent<HTMLFormElement>) => {
      if (!isTrusted) return
      for (const field of currentTarget.elements) if (field !== target) readUnseen(field)
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      for (const field of event.currentTarget.elements) readUnseen(field)
      // Validation is asynchronous: a second press may come before it ends.
      if (isSending.current) return
      isSending.current = true
      await submit(event).finally(() => {
        isSending.current = false
      })
    },
  }
  return { ...form, field, formProps }
}

/** «الاسم: هذا الحقل مطلوب», for a message that any field may have. */
function named({ name, message }: Failure, form: unknown): string {
  const field = form instanceof HTMLFormElement && form.elements.namedItem(name)
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]?.firstElementChild?.textContent
      : undefined
  return label && isOfAnyField(message) ? `${label}: ${message}` : message
}

/** Binds a control to a field of the form by the field's path. */
export type FieldOf<Input extends FieldValues, Output extends FieldValues = Input> = ReturnType<
  typeof useAlertingForm<Input, Output>
>['field']
