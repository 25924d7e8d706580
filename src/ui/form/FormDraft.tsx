import { styled } from '@mui/material/styles'
import type { Control, FieldValues, UseFormSetValue } from 'react-hook-form'
import { type FormName, readFormDraft } from '@/lib/formDrafts'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'

const FormDraftContent = lazyWithPreload(() =>
  import('./FormDraftContent').then((it) => it.FormDraftContent),
)

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
 * crash. The form removes them when they are given up. Its code is loaded when there is something to do.
 */
export function FormDraft<Input extends FieldValues, Output>({
  control,
  setValue,
  isDirty,
  ...props
}: Props<Input, Output>) {
  const isHydrated = useIsHydrated()
  return (
    <Status role="status" aria-atomic={false}>
      <FormDraftContent
        isRequested={isHydrated && (isDirty || readFormDraft(props.name) !== null)}
        control={control as unknown as Control}
        setValue={setValue as unknown as UseFormSetValue<FieldValues>}
        {...props}
      />
    </Status>
  )
}
