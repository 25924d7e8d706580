import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { DialogTarget } from '@/admin/useSavedList'
import { quoted } from '@/lib/isolated'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { FormActions } from '@/ui/dialog/FormActions'
import { inHtml } from '@/ui/theme/inHtml'
import { up } from '@/ui/theme/tokens'

type Props<Item> = {
  target: DialogTarget<Item>
  onClose: () => void
  /** the title of the add form: «إضافة دولة» */
  addTitle: string
  /** the submit button of the add form: «إضافة الدولة» */
  addLabel: string
  /** Renders the form, empty or with a record's values, with the given id for the submit button in the footer. */
  children: (formId: string, edited: Item | null) => ReactNode
}

/** The add and the edit dialog of a record with a name (Spec §2). */
export function RecordDialog<Item extends { name: string }>(props: Props<Item>) {
  const { target, onClose, addTitle, addLabel, children } = props
  const formId = useId()
  const edited = target === 'new' ? null : target
  return (
    <AppDialog
      open={target !== null}
      onClose={onClose}
      width="form"
      title={edited ? inHtml(`تعديل ${quoted(edited.name)}`) : addTitle}
      actions={
        <FormActions form={formId} label={edited ? 'حفظ التعديلات' : addLabel} onCancel={onClose} />
      }
    >
      {children(formId, edited)}
    </AppDialog>
  )
}

export const RecordFields = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

export const Whole = styled('div')({ gridColumn: '1 / -1' })

/** The values of a form: those of the edited record, otherwise `empty`, which has all their names. */
export const valuesOf = <Values extends object>(
  edited: Partial<Values> | null,
  empty: Values,
): Values => (edited ? { ...empty, ...pick(edited, Object.keys(empty)) } : empty)

const pick = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
