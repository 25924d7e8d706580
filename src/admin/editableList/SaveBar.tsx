import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Save } from 'lucide-react'
import { type FocusEvent, memo, useDeferredValue, useEffect, useRef } from 'react'
import { BottomBar } from '@/ui/BottomBar'
import { Icon } from '@/ui/icons'
import { UnsavedNote } from './UnsavedNote'

/** The console's and the reader's word for a save that went well (Spec §8). */
export const SAVED = 'تم حفظ التغييرات بنجاح'

type Props = {
  isDirty: boolean
  isSaving?: boolean
  onSave: () => void
}

/**
 * The save bar of a screen that edits lists: «تغييرات غير محفوظة» and the save button come and go together
 * (Spec §4), and stay in sight at the bottom of the window, however long the list is. Place it last in the
 * page, as it is the last stop of the keyboard too. What was clicked in the list is painted before the bar.
 */
export function SaveBar(props: Props) {
  const painted = useDeferredValue(props)
  const { isDirty } = props
  const onFocus = useFocusAfterSaving(isDirty)
  return (
    // In the page before there is anything to announce; `contents`, so that the bar sticks to the page.
    <Announced role="status" aria-atomic={false} onFocus={onFocus}>
      {isDirty && painted.isDirty && <Bar {...painted} />}
    </Announced>
  )
}

const Bar = memo(function UnsavedChanges({ isSaving = false, onSave }: Props) {
  return (
    <BottomBar>
      {/* Not `disabled`, which would lose the focus while the answer is on its way. */}
      <Button
        variant="contained"
        color="primary"
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

/**
 * The save button is removed once there is nothing to save: the focus returns to where it was before, or
 * to the page's title, and the page does not scroll. Returns the bar's focus handler.
 */
function useFocusAfterSaving(isDirty: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body) {
      const before = cameFrom.current
      const target = before?.isConnected ? before : document.querySelector<HTMLElement>('#main h1')
      target?.focus({ preventScroll: true })
    }
    wasDirty.current = isDirty
  }, [isDirty])
  return ({ relatedTarget }: FocusEvent) => {
    // Not a dialog's button, which is removed with its dialog.
    if (relatedTarget instanceof HTMLElement && relatedTarget.closest('#main'))
      cameFrom.current = relatedTarget
  }
}

const Announced = styled('div')({
  display: 'contents',
  '& > *': { marginBlockStart: 24 },
})
