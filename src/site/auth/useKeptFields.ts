import { useEffect, useEffectEvent } from 'react'

/** What a visitor has typed into the steps that begin; passwords are never kept (Spec §4). */
export type KeptFields = { login: { email: string }; signup: { name: string; email: string } }

/** A step's own fields, and where it leaves them. */
export type Kept<Step extends keyof KeptFields> = {
  kept: KeptFields[Step]
  onKeep: (fields: KeptFields[Step]) => void
}

/**
 * Hands over what stands in a step's fields when the step goes: by its links, by Escape, by a press outside.
 * They stand there again when it comes back, until the page is loaded anew or somebody has signed in.
 */
export function useKeptFields<Fields>(read: () => Fields, keep: (fields: Fields) => void): void {
  const handOver = useEffectEvent(() => keep(read()))
  useEffect(() => () => handOver(), [])
}
