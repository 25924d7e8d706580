import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useLeaveGuard } from '@/ui/layers/useLeaveGuard'
import { confirm } from '@/ui/stores/confirm'

/** Whether the content of the surrounding dialog is unsaved; the content sets it. */
export const UnsavedInDialog = createContext<RefObject<boolean>>({ current: false })

type Form = { isDirty: boolean; isSubmitSuccessful: boolean }

/**
 * For a form in an `AppDialog`; takes its `formState`. While the form is changed and not sent, Escape, ×, Back
 * and a click outside ask before they close the dialog, and leaving the page asks too (D-24). «إلغاء» does not
 * ask, because it is explicit.
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

/** Asks whether to discard what was typed. Resolves to true if so. */
export const confirmDiscard = () =>
  confirm({
    question: 'هل تريد الإغلاق دون حفظ ما كتبته؟',
    detail: 'ما كتبته في هذا النموذج لم يُحفظ بعد.',
    confirmLabel: 'إغلاق',
    tone: 'caution',
  })
