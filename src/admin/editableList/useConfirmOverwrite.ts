import { useConfirm } from '@/ui/confirm/useConfirm'

type List = { otherTabs: { theirs: readonly unknown[] | null } }

/**
 * Returns a function to call before lists are saved: it asks if that would replace what another tab has saved
 * meanwhile. Resolves to true if they may be saved.
 */
export function useConfirmOverwrite(): (...lists: readonly List[]) => Promise<boolean> {
  const confirm = useConfirm()
  return async (...lists) =>
    lists.every(({ otherTabs }) => otherTabs.theirs === null) ||
    confirm({
      question: 'هل تريد حفظ نسختك مكان ما حُفظ في النافذة الأخرى؟',
      detail: 'غُيّرت هذه الصفحة في نافذة أخرى بعد أن بدأت تعديلها هنا.',
      confirmLabel: 'حفظ نسختي',
      tone: 'caution',
    })
}
