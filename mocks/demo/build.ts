/** Version, commit and day of this build, for recordings and reports; the dev server has none. */
export const buildName: string = import.meta.env.VITE_BUILD ?? 'dev'

/** Returns JSON over several lines; any other text, such as one that is cut off, unchanged. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
