import Button from '@mui/material/Button'
import { Save } from 'lucide-react'
import { memo } from 'react'
import { BottomBar } from '@/ui/BottomBar'
import { Icon } from '@/ui/icons'
import { UnsavedNote } from './UnsavedNote'

export type UnsavedChangesProps = {
  isSaving?: boolean
  onSave: () => void
}

/** The content of the save bar. Loaded when the editor first does something. */
export const UnsavedChanges = memo(function UnsavedChanges({
  isSaving = false,
  onSave,
}: UnsavedChangesProps) {
  return (
    <BottomBar>
      {/* Not `disabled`, which would lose the focus while the request is pending. */}
      <Button
        variant="contained"
        color="primary"
        data-save
        startIcon={<Icon icon={Save} size="small" />}
        aria-disabled={isSaving}
        aria-busy={isSaving}
        onClick={() => {
          if (!isSaving) onSave()
        }}
      >
        {isSaving ? 'جارٍ الحفظ…' : 'حفظ التغييرات'}
      </Button>
      <UnsavedNote />
    </BottomBar>
  )
})
