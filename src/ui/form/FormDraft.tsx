import { type FieldValues, get, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { type FormFields, type FormName, formDrafts } from '@/lib/formDrafts'
import { isEqual } from '@/lib/isEqual'
import { isRecord } from '@/lib/isRecord'
import { useDraft } from '@/ui/lists/useDraft'

type Props<Input extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Input, unknown, Output>, 'control' | 'getValues' | 'setValue'>
  name: FormName
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** a field that is never stored: a password */
  secret?: keyof Input & string
}

/**
 * Stores the unsaved edits of a form, and offers those that were not saved before a reload or a crash. The form removes
 * them when they are given up.
 */
export function FormDraft<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { name, subject, secret } = props
  const { control, getValues, setValue } = props.form as unknown as UseFormReturn
  const values = useWatch({ control })
  const { dirtyFields } = useFormState({ control })
  const edited = changedFields(values, dirtyFields, secret)
  // The form of a later version may have another type of value there.
  const differing = (fields: FormFields) =>
    Object.entries(fields).filter(([path, value]) => {
      const now: unknown = getValues(path)
      return typeOf(now) === typeOf(value) && !isEqual(now, value)
    })

  const notice = useDraft(formDrafts, name, {
    subject,
    edits: isEqual(edited, {}) ? null : edited,
    isShown: (fields) => differing(fields).length === 0,
    fill(fields) {
      // «تراجع» comes later, and what was typed meanwhile stays.
      for (const [path, value] of differing(fields))
        if (isEqual(get(values, path), getValues(path)))
          setValue(path, value, { shouldDirty: true })
    },
  })
  return notice
}

/** The values of the dirty fields by their path, without pictures; `dirty` is react-hook-form's tree of them. */
export const changedFields = (values: object, dirty: object, secret?: string): FormFields =>
  Object.fromEntries(
    pathsIn(dirty).flatMap((path) => {
      const value: unknown = get(values, path)
      return path === secret || isPicture(value) ? [] : [[path, value]]
    }),
  )

const pathsIn = (dirty: object, prefix = ''): string[] =>
  Object.entries(dirty).flatMap(([name, isDirty]) => {
    if (isRecord(isDirty)) return pathsIn(isDirty, `${prefix}${name}.`)
    return isDirty ? [prefix + name] : []
  })

/** A chosen picture has up to 2.7 MB, of the 5 MB of a storage. */
const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:image/')

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
