import { parseJson } from '@mocks/backend/parseJson'

/** Version, commit and day of this build, for recordings and reports; the dev server has none. */
export const buildName: string = import.meta.env.VITE_BUILD ?? 'dev'

/** Returns JSON over several lines; any other text, such as one that is cut off, unchanged. */
export function prettyBody(text?: string | null): string {
  const value = parseJson(text ?? '')
  return value === undefined ? text || '—' : JSON.stringify(value, null, 2)
}
