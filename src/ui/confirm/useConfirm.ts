import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type ConfirmOptions, confirm, resolveConfirm } from './confirm'

/**
 * Returns `confirm` for questions about the current screen: while the question is open, Back answers it with
 * «إلغاء» and does not leave the screen.
 */
export function useConfirm(): (question: ConfirmOptions) => Promise<boolean> {
  const { history } = useRouter()
  return useCallback(
    async (question) => {
      let isAsked = true
      const unblock = history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (!isAsked || action === 'PUSH' || action === 'REPLACE') return false
          resolveConfirm(false)
          return true
        },
      })
      try {
        return await confirm(question)
      } finally {
        isAsked = false
        unblock()
      }
    },
    [history],
  )
}
