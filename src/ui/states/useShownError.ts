import { useState } from 'react'

/**
 * The error of a read, kept while the read is tried again (React Query forgets it then), so that the error
 * state stays on view and its button keeps the focus. Null once data is there; another `key` is another read.
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
