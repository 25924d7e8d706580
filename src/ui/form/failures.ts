import type { FieldErrors, FieldValues } from 'react-hook-form'

/** An invalid field: its path in the values (`notifications.email`) and its message. */
export type Failure = { name: string; message: string }

/**
 * Returns the invalid fields of a form in the order of the schema's keys (D-3), nested ones in place. Keys that
 * are not in the schema, such as the form-wide `root`, come last.
 */
export function failuresInOrder<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  keys: readonly string[],
): Failure[] {
  const place = (name: string) => (keys.includes(name) ? keys.indexOf(name) : keys.length)
  return Object.keys(errors)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((key) => failuresAt(key, errors[key]))
}

function failuresAt(name: string, error: unknown): Failure[] {
  if (typeof error !== 'object' || error === null) return []
  if ('type' in error && typeof error.type === 'string')
    return [{ name, message: 'message' in error ? String(error.message ?? '') : '' }]
  return Object.entries(error).flatMap(([key, inner]) => failuresAt(`${name}.${key}`, inner))
}
