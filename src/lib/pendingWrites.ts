/** Writes that wait a moment for more typing, such as a search text on its way to the address. */
const pending = new Set<() => void>()

/** Registers a waiting write; call the returned function once it is done or no longer wanted. */
export function addPendingWrite(write: () => void): () => void {
  pending.add(write)
  return () => pending.delete(write)
}

/** Carries out every waiting write now, for code that adds a history entry on top of the current one. */
export function flushPendingWrites(): void {
  for (const write of [...pending]) write()
}
