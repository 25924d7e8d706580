import { useEffect, useEffectEvent } from 'react'

/**
 * The typed text of the first two steps, which survives a change of step; never passwords (Spec
 * §4).
 */
export type KeptFields = { login: { email: string }; signup: { name: string; email: string } }

/** The props of a step: the initial values of its fields, and the callback that stores them. */
export type Kept<Step extends keyof KeptFields> = {
  kept: KeptFields[Step]
  onKeep: (fields: KeptFields[Step]) => void
}

/**
 * Stores the fields of a step when it unmounts, so that they are filled in again when the reader
 * returns to it. They are cleared when the dialog is opened again.
 */
export function useKeptFields<Fields>(read: () => Fields, keep: (fields: Fields) => void): void {
  const handOver = useEffectEvent(() => keep(read()))
  useEffect(() => () => handOver(), [])
}
