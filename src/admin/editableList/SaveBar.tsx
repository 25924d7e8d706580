import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Save } from 'lucide-react'
import { type FocusEvent, memo, useDeferredValue, useRef } from 'react'
import { BottomBar } from '@/ui/BottomBar'
import { Icon } from '@/ui/icons'
import { pageHeading } from '@/ui/pageHeading'
import { useRestoreFocus } from '@/ui/useRestoreFocus'
import { UnsavedNote } from './UnsavedNote'

const Announced = styled('div')({
  display: 'contents',
  '& > *': { marginBlockStart: 24 },
})

/** The text of the toast after a successful save (Spec §8). */
export const SAVED = 'تم حفظ التغييرات بنجاح'

type Props = {
  isDirty: boolean
  isSaving?: boolean
  onSave: () => void
}

/**
 * The save bar of a screen that edits lists. «تغييرات غير محفوظة» and the save button appear and
 * disappear together (Spec §4), fixed at the bottom of the window however long the list is. Place
 * it last in the page, since it is also the last tab stop. The bar renders in a deferred update, so
 * that a click in the list is painted first.
 */
export function SaveBar(props: Props) {
  const painted = useDeferredValue(props)
  const { isDirty } = props
  const onFocus = useFocusAfterSaving(isDirty)
  return (
    // The live region must exist before its content changes; `display: contents`, so that the bar
    // sticks to the page.
    <Announced role="status" aria-atomic={false} onFocus={onFocus}>
      {isDirty && painted.isDirty && <Bar {...painted} />}
    </Announced>
  )
}

const Bar = memo(function UnsavedChanges({ isSaving = false, onSave }: Props) {
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

/**
 * The save button is removed once there is nothing to save. The focus then returns to the element
 * that had it before, or to the page's title, without scrolling. Returns the focus handler of the
 * bar.
 */
function useFocusAfterSaving(isDirty: boolean) {
  const previousFocus = useRef<HTMLElement | null>(null)
  useRestoreFocus(
    isDirty,
    () => (previousFocus.current?.isConnected ? previousFocus.current : pageHeading()),
    { preventScroll: true },
  )
  return ({ relatedTarget }: FocusEvent) => {
    // Skips the buttons of dialogs, which are removed with their dialog.
    if (relatedTarget instanceof HTMLElement && relatedTarget.closest('#main'))
      previousFocus.current = relatedTarget
  }
}
