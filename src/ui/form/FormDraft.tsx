import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Control, FieldValues, UseFormSetValue } from 'react-hook-form'
import { type FormName, readFormDraft } from '@/lib/formDrafts'
import { useIsHydrated } from '@/ui/useIsHydrated'
import { FormDraftContent } from './FormDraftContent'

/** While it is empty, it takes no space in the grid of the form. */
const Status = styled('div')({ display: 'contents' })

type Props<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>
  setValue: UseFormSetValue<Input>
  isDirty: boolean
  name: FormName
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** a field that is never stored: a password */
  secret?: keyof Input & string
}

/**
 * Stores the unsaved edits of a form (`lib/formDrafts.ts`), and offers those that were not saved before a reload or a
 * crash. The form removes them when they are given up. Not loaded late: edits are also to survive a release, after which
 * late code is gone.
 */
export function FormDraft<Input extends FieldValues, Output>({
  control,
  setValue,
  isDirty,
  ...props
}: Props<Input, Output>) {
  const isHydrated = useIsHydrated()
  // It stays, and removes the draft of what has been saved.
  const [isNeeded, setIsNeeded] = useState(false)
  if (isHydrated && !isNeeded && (isDirty || readFormDraft(props.name) !== null)) setIsNeeded(true)
  return (
    <Status role="status" aria-atomic={false}>
      {isNeeded && (
        <FormDraftContent
          control={control as unknown as Control}
          setValue={setValue as unknown as UseFormSetValue<FieldValues>}
          {...props}
        />
      )}
    </Status>
  )
}
