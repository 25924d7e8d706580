import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CircleDot, Save } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { SAVE } from '@/ui/marks/marks'
import { pageHeading } from '@/ui/marks/page'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'

const Note = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: size.t14,
  fontWeight: weight.label,
  color: colors.warn,
})

/** «تغييرات غير محفوظة», beside a save button. Its container announces it (`role="status"`). */
export function UnsavedNote() {
  return (
    <Note>
      <Icon icon={CircleDot} size="small" />
      تغييرات غير محفوظة
    </Note>
  )
}

const Announced = styled('div')({
  display: 'contents',
  '& > *': { marginBlockStart: 24 },
})

/** The text of the toast after a successful save (Spec §8). */
export const SAVED = 'تم حفظ التغييرات بنجاح'

type Props = { isDirty: boolean; isSaving?: boolean; onSave: () => void }

/**
 * The save bar of a screen that edits lists. «تغييرات غير محفوظة» and the save button appear and
 * disappear together (Spec §4), fixed at the bottom of the window however long the list is. Place
 * it last in the page, since it is also the last tab stop.
 */
export function SaveBar({ isDirty, isSaving = false, onSave }: Props) {
  const onFocus = useFocusAfterSaving(isDirty)
  return (
    // The live region must exist before its content changes; `display: contents`, so that the bar sticks to the page.
    <Announced role="status" aria-atomic={false} onFocus={onFocus} {...SAVE.props}>
      {isDirty && (
        <BottomBar>
          {/* Not `disabled`, which would lose the focus while the request is pending. */}
          <Button
            type="submit"
            variant="contained"
            color="primary"
            startIcon={<Icon icon={Save} size="small" />}
            aria-disabled={isSaving}
            aria-busy={isSaving}
            onClick={() => {
              if (!isSaving) onSave()
            }}
          >
            <span>{isSaving ? 'جارٍ الحفظ…' : 'حفظ التغييرات'}</span>
          </Button>
          <UnsavedNote />
        </BottomBar>
      )}
    </Announced>
  )
}

/**
 * The save button is removed once there is nothing to save. The focus then returns to the element that had it before,
 * or to the page's title, without scrolling. Returns the focus handler of the bar.
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
