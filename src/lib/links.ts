/**
 * The address itself when it is an http or https one, else null: links that come from data are opened
 * only then, and shown as text otherwise (D-26).
 */
export function safeHref(address: string): string | null {
  try {
    const { protocol, href } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? href : null
  } catch {
    return null
  }
}
