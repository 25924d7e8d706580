let made = 0

/** An id for an item that is made in this browser: no other item has it. Only for events, since it reads the clock. */
export function newId(kind: string): string {
  made += 1
  return `${kind}-${Date.now().toString(36)}-${made}`
}
