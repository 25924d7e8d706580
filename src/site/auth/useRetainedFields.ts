import { useEffect, useEffectEvent } from 'react'

/** The typed text of the first two steps, which survives a change of step; never passwords (Spec §4). */
export type RetainedFields = { login: { email: string }; signup: { name: string; email: string } }

export type RetainedFieldsProps<Step extends keyof RetainedFields> = {
  retained: RetainedFields[Step]
  onRetain: (fields: RetainedFields[Step]) => void
}

/**
 * Stores the fields of a step when it unmounts, so that they are filled in again when the reader
 * returns to it. They are cleared when the dialog is opened again.
 */
export function useRetainedFields<Fields>(
  read: () => Fields,
  retain: (fields: Fields) => void,
): void {
  const onUnmount = useEffectEvent(() => retain(read()))
  useEffect(() => () => onUnmount(), [])
}
