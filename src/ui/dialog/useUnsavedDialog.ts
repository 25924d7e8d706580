import { createContext, type RefObject, useContext, useEffect } from 'react'
import { confirm } from '../confirm/confirm'
import { useLeaveGuard } from '../useLeaveGuard'

/** Whether the dialog around it holds something unsaved; set by what is in it. */
export const UnsavedInDialog = createContext<RefObject<boolean>>({ current: false })

type Form = { isDirty: boolean; isSubmitSuccessful: boolean }

/**
 * For a form in an `AppDialog`, by its `formState`: while it is changed and not sent, Escape, ×, Back and a
 * press outside ask before they close it, and so does leaving the page (D-24). «إلغاء» says it plainly and
 * is not asked about.
 */
export function useUnsavedDialog({ isDirty, isSubmitSuccessful }: Form): void {
  const unsaved = useContext(UnsavedInDialog)
  const isUnsaved = isDirty && !isSubmitSuccessful
  useLeaveGuard(isUnsaved)
  useEffect(() => {
    unsaved.current = isUnsaved
    return () => {
      unsaved.current = false
    }
  }, [isUnsaved, unsaved])
}

/** Asks whether what was typed may go. */
export const confirmDiscard = () =>
  confirm({
    question: 'هل تريد الإغلاق دون حفظ ما كتبته؟',
    detail: 'ما كتبته في هذا النموذج لم يُحفظ بعد.',
    confirmLabel: 'إغلاق',
    tone: 'caution',
  })
