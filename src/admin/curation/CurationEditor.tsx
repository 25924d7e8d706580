import type { ReactNode } from 'react'
import { EditorForm } from '@/admin/editableList/EditorForm'
import { fieldControls } from '@/admin/editableList/FieldControl'

type Props = {
  onDone: () => void
  /** renders the fields by a function that is loaded with the form */
  children: (controls: typeof fieldControls) => ReactNode
}

/**
 * The form with all fields of a curated item (Spec §3). A change shows in the row immediately and
 * is stored on save (Spec §4).
 */
export const CurationEditor = ({ onDone, children }: Props) => (
  <EditorForm onDone={onDone}>{children(fieldControls)}</EditorForm>
)
