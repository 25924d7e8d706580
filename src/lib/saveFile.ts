import { withoutIsolates } from './isolated'

/** Downloads a text or a picture as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const file = typeof content === 'string' ? new Blob([content], { type }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: some browsers start to read the file a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Copies a text; returns false where the browser forbids it, for example without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(withoutIsolates(text))
    return true
  } catch {
    return false
  }
}
