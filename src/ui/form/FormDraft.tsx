import { useMemo } from 'react'
import { type FieldValues, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { type Edits, type FormFields, type FormName, formDrafts, knownFields } from '@/lib/drafts'
import { isEqual } from '@/lib/isEqual'
import { useLeaveGuard } from '@/ui/layers/useLeaveGuard'
import { UnsavedDraft } from '@/ui/lists/UnsavedDraft'

type Props<Input extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Input, unknown, Output>, 'control' | 'getValues' | 'reset'>
  name: FormName
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** a field that is never stored: a password */
  secret?: keyof Input & string
}

/** The unsaved edits of a form: stored and offered again, and given up when the page is left after a question. */
export function FormDraft<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { name, subject, secret } = props
  const { control, getValues, reset } = props.form as unknown as UseFormReturn
  const shown: FormFields = useWatch({ control })
  const { defaultValues = {}, isDirty } = useFormState({ control })
  const edits = useMemo(() => editsIn(defaultValues, shown, secret), [defaultValues, shown, secret])
  useLeaveGuard(isDirty, { onLeave: () => formDrafts.save(name, null) })
  function change(edit: (now: FormFields) => FormFields) {
    const now = getValues()
    reset(knownFields(edit(now), now), { keepDefaultValues: true, keepFieldsRef: true })
  }
  return (
    <UnsavedDraft
      drafts={formDrafts}
      name={name}
      subject={subject}
      shown={shown}
      edits={edits}
      change={change}
    />
  )
}

/** What was changed, without pictures: these have up to 2.7 MB, of the 5 MB of a storage. */
export function editsIn(base: FormFields, value: FormFields, secret?: string) {
  const isStored = ([name, it]: [string, unknown]) =>
    name !== secret && !isPicture(it) && !isPicture(value[name])
  const stored = (all: FormFields) => Object.fromEntries(Object.entries(all).filter(isStored))
  const edits: Edits<FormFields> = { base: stored(base), value: stored(value) }
  return isEqual(edits.base, edits.value) ? null : edits
}

const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:image/')
