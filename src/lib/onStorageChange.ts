/**
 * Calls back when localStorage may hold another value under `key`: another tab has written it, or the page
 * is shown again from the back/forward cache, where it received no events. Returns a function that ends it.
 *
 * What changed between a first read and this call is reported by no event: call this, then read again.
 */
export function onStorageChange(key: string, onChange: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  // A null key is `localStorage.clear()`.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
