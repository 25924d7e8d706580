import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '@/ui/toast/toast'
import { type Failure, failuresInOrder } from './failures'

type Options<Input extends FieldValues, Output extends FieldValues> = {
  /** checks in the order of the specification; its key order says which failure is the first */
  schema: z.ZodObject & z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** gets the parsed values; while its promise is pending the form cannot be sent again */
  onSubmit: (values: Output) => void | Promise<void>
  /** the words of the alert, where they are not the first failure's own (Spec §5) */
  alertText?: (failures: readonly Failure[]) => string
}

/**
 * react-hook-form for this product's forms (D-3): the schema judges, the browser does not. On a
 * failing submit every failing field says so inline, the first in the schema's key order takes focus
 * and its message is the alert. After that each change is judged again.
 *
 * Returns the form and `formProps`, to be spread on `<form>`.
 */
export function useAlertingForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  alertText,
}: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    // It would focus by the order in which fields were drawn.
    shouldFocusError: false,
  })
  const isSending = useRef(false)

  const submit = form.handleSubmit(
    async (values) => {
      if (isSending.current) return
      isSending.current = true
      try {
        await onSubmit(values)
      } finally {
        isSending.current = false
      }
    },
    (errors) => {
      const failures = failuresInOrder(errors, Object.keys(schema.shape))
      const [first] = failures
      if (!first) return
      form.setFocus(first.name as FieldPath<Input>)
      toast.error(alertText?.(failures) ?? first.message)
    },
  )

  const formProps = {
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      void submit(event)
    },
  }
  return { ...form, formProps }
}
