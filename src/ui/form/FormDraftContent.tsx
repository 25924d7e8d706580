import { useEffect, useRef, useState } from 'react'
import {
  type Control,
  type FieldValues,
  get,
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
import { EarlierEdits, EDITS_IGNORED } from '@/ui/lists/EarlierEdits'
import { useUndoOffer } from '@/ui/removal/useRemoval'
import { pageHeading } from '@/ui/theme/pageHeading'

type Props = {
  control: Control
  setValue: UseFormSetValue<FieldValues>
  name: FormName
  subject: string
  secret?: string
}

/** The notice of `FormDraft`. Until the reader has chosen, later edits do not replace the earlier ones. */
export function FormDraftContent({ control, setValue, name, subject, secret }: Props) {
  const values = useWatch({ control })
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const offerUndo = useUndoOffer()
  const { dirtyFields } = useFormState({ control })
  const [earlier, setEarlier] = useState(() => {
    const draft = readFormDraft(name)
    const isNews =
      draft &&
      Object.entries(draft.fields).some(([path, value]) => !isEqual(get(values, path), value))
    return isNews ? draft : null
  })

  const edited = changedFields(values, dirtyFields, secret)
  const text = JSON.stringify(edited)
  useEffect(() => {
    if (!earlier) saveFormDraft(name, text === '{}' ? null : JSON.parse(text))
  }, [earlier, name, text])

  if (!earlier) return null
  const fill = () => {
    for (const [path, value] of Object.entries(earlier.fields)) {
      const before = get(values, path)
      // The form of a later version may have another kind of value there.
      const isOfKind = kindOf(before) === kindOf(value)
      // «تراجع» comes later, and what was typed meanwhile stays.
      const isUntouched = isEqual(before, get(latest.current, path))
      if (isOfKind && isUntouched) setValue(path, value, { shouldDirty: true })
    }
  }
  const choose = () => {
    setEarlier(null)
    // The buttons disappear.
    pageHeading()?.focus()
  }
  return (
    <EarlierEdits
      subject={subject}
      at={earlier.at}
      onRestore={() => {
        choose()
        fill()
      }}
      onIgnore={() => {
        choose()
        offerUndo(EDITS_IGNORED, fill)
      }}
    />
  )
}

/** The values of the dirty fields by their path; `dirty` is react-hook-form's tree of them. */
function changedFields(values: object, dirty: object, secret?: string, prefix = ''): FormFields {
  const changed = Object.entries(dirty).flatMap(([name, isDirty]) => {
    const value: unknown = get(values, name)
    const path = prefix + name
    if (!isDirty || path === secret) return []
    if (isFieldValue(value)) return [[path, value] as const]
    if (typeof isDirty !== 'object' || typeof value !== 'object' || value === null) return []
    return Object.entries(changedFields(value, isDirty, secret, `${path}.`))
  })
  return Object.fromEntries(changed)
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
