import { useBlocker } from '@tanstack/react-router'
import { confirm } from '@/ui/confirm/confirm'

/** A location of a navigation; `search` is not validated. */
export type LeaveStep = { pathname: string; search: Record<string, unknown> }

const leavesThePath = (from: LeaveStep, to: LeaveStep) => from.pathname !== to.pathname

/**
 * While `isDirty`, leaving the page by a link, Back or closing the tab asks for confirmation (D-24). A change
 * of search params only (for example of a tab) does not ask, unless `leaves` returns true for it: for pages
 * where the address selects what is edited. `onLeave` is called when the answer is yes.
 */
export function useLeaveGuard(
  isDirty: boolean,
  {
    leaves = leavesThePath,
    onLeave,
  }: { leaves?: (from: LeaveStep, to: LeaveStep) => boolean; onLeave?: () => void } = {},
): void {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (!leaves(current, next)) return false
      const isSure = await confirm({
        question: 'هل تريد المغادرة دون حفظ التغييرات؟',
        detail: 'ما غيّرته في هذه الصفحة لم يُحفظ بعد.',
        confirmLabel: 'مغادرة',
        tone: 'caution',
      })
      if (isSure) onLeave?.()
      return !isSure
    },
  })
}
