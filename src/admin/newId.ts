let made = 0

/**
 * A unique id for an item created in this browser: `kind`, the time and a counter. Call it only in
 * event handlers, since it reads the clock.
 */
export function newId(kind: string): string {
  made += 1
  return `${kind}-${Date.now().toString(36)}-${made}`
}
