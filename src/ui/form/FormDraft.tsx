import {
  type Control,
  type FieldValues,
  get,
  type UseFormGetValues,
  type UseFormSetValue,
  useFormState,
  useWatch,
} from 'react-hook-form'
import {
  type FormFields,
  type FormName,
  isFieldValue,
  readFormDraft,
  saveFormDraft,
} from '@/lib/formDrafts'
import { isEqual } from '@/lib/isEqual'
import { useDraft } from '@/ui/lists/useDraft'

type Props<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>
  getValues: UseFormGetValues<Input>
  setValue: UseFormSetValue<Input>
  name: FormName
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** a field that is never stored: a password */
  secret?: keyof Input & string
}

/**
 * Stores the unsaved edits of a form (`lib/formDrafts.ts`), and offers those that were not saved before a reload or a
 * crash. The form removes them when they are given up.
 */
export function FormDraft<Input extends FieldValues, Output>(form: Props<Input, Output>) {
  const { name, subject, secret } = form
  const control = form.control as unknown as Control
  const getValues = form.getValues as unknown as UseFormGetValues<FieldValues>
  const setValue = form.setValue as unknown as UseFormSetValue<FieldValues>
  const values = useWatch({ control })
  const { dirtyFields } = useFormState({ control })
  const edited = changedFields(values, dirtyFields, secret)

  const notice = useDraft({
    subject,
    read() {
      const draft = readFormDraft(name)
      const fields = Object.entries(draft?.fields ?? {})
      return fields.some(([path, value]) => !isEqual(getValues(path), value)) ? draft : null
    },
    edits: Object.keys(edited).length > 0 ? edited : null,
    write: (fields) => saveFormDraft(name, fields),
    fill({ fields }) {
      for (const [path, value] of Object.entries(fields)) {
        const before = get(values, path)
        // The form of a later version may have another kind of value there.
        const isOfKind = kindOf(before) === kindOf(value)
        // «تراجع» comes later, and what was typed meanwhile stays.
        const isUntouched = isEqual(before, getValues(path))
        if (isOfKind && isUntouched) setValue(path, value, { shouldDirty: true })
      }
    },
  })
  return notice
}

/** The values of the dirty fields by their path, without pictures; `dirty` is react-hook-form's tree of them. */
export function changedFields(
  values: object,
  dirty: object,
  secret?: string,
  prefix = '',
): FormFields {
  const changed = Object.entries(dirty).flatMap<[string, FormFields[string]]>(([name, isDirty]) => {
    const value: unknown = get(values, name)
    const path = prefix + name
    if (!isDirty || path === secret || isPicture(value)) return []
    if (isFieldValue(value)) return [[path, value]]
    if (typeof isDirty !== 'object' || typeof value !== 'object' || value === null) return []
    return Object.entries(changedFields(value, isDirty, secret, `${path}.`))
  })
  return Object.fromEntries(changed)
}

/** A chosen picture has up to 2.7 MB, of the 5 MB of a storage. */
const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:image/')

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
