import { styled } from '@mui/material/styles'
import { type FocusEvent, useDeferredValue, useRef } from 'react'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { pageHeading } from '@/ui/pageHeading'
import { useRestoreFocus } from '@/ui/useRestoreFocus'
import type { UnsavedChangesProps } from './UnsavedChanges'

const Announced = styled('div')({
  display: 'contents',
  '& > *': { marginBlockStart: 24 },
})

/** The text of the toast after a successful save (Spec §8). */
export const SAVED = 'تم حفظ التغييرات بنجاح'

const UnsavedChanges = lazyWithPreload(() =>
  import('./UnsavedChanges').then((it) => it.UnsavedChanges),
)

type Props = UnsavedChangesProps & { isDirty: boolean }

/**
 * The save bar of a screen that edits lists. «تغييرات غير محفوظة» and the save button appear and
 * disappear together (Spec §4), fixed at the bottom of the window however long the list is. Place
 * it last in the page, since it is also the last tab stop. The bar renders in a deferred update, so
 * that a click in the list is painted first.
 */
export function SaveBar({ isDirty, ...props }: Props) {
  const painted = useDeferredValue(props)
  const isPainted = useDeferredValue(isDirty)
  usePreloadOnInteraction(UnsavedChanges)
  const onFocus = useFocusAfterSaving(isDirty)
  return (
    // The live region must exist before its content changes; `display: contents`, so that the bar
    // sticks to the page.
    <Announced role="status" aria-atomic={false} onFocus={onFocus}>
      {isDirty && isPainted && <UnsavedChanges isRequested {...painted} />}
    </Announced>
  )
}

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
