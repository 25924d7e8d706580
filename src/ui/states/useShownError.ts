import { useState } from 'react'

/**
 * Returns the error of a query and keeps it during a retry, when React Query resets it, so that the error state
 * stays and its button keeps the focus. Null once there is data. Another `key` means another query.
 */
export function useShownError(
  { data, error }: { data: unknown; error: unknown },
  key = '',
): unknown {
  const [shown, setShown] = useState({ key, error })
  const isSame = shown.key === key
  const next = error ?? (data === undefined && isSame ? shown.error : null)
  if (!isSame || next !== shown.error) setShown({ key, error: next })
  return next
}
