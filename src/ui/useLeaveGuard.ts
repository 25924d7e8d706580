import { useBlocker } from '@tanstack/react-router'
import { confirm } from './confirm/confirm'

/** Where one is and where one is going; `search` as the address has it, not yet checked. */
export type LeaveStep = { pathname: string; search: Record<string, unknown> }

const leavesThePath = (from: LeaveStep, to: LeaveStep) => from.pathname !== to.pathname

/**
 * While `isDirty`, leaving the page asks first, by a link, Back or closing the tab (D-24). A
 * change of search params alone, as of a tab, leaves nothing and is not asked about, unless `leaves`
 * says otherwise: where the address chooses what is edited.
 */
export function useLeaveGuard(
  isDirty: boolean,
  leaves: (from: LeaveStep, to: LeaveStep) => boolean = leavesThePath,
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
      return !isSure
    },
  })
}
