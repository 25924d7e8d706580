import { today } from '@/lib/localDay'

/** Downloads a text as a file whose name has the day: `madar-2026-11-24.json`. */
export function downloadText(name: string, ending: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `${name}-${today()}.${ending}`
  link.click()
  // Not at once: some browsers start to read the file a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export const downloadJson = (name: string, value: unknown): void =>
  downloadText(name, 'json', 'application/json', JSON.stringify(value, null, 2))
