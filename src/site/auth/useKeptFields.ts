import { useEffect, useEffectEvent } from 'react'

/** What a visitor has typed into the steps that begin; passwords are never kept (Spec §4). */
export type KeptFields = { login: { email: string }; signup: { name: string; email: string } }

/** A step's own fields, and where it leaves them. */
export type Kept<Step extends keyof KeptFields> = {
  kept: KeptFields[Step]
  onKeep: (fields: KeptFields[Step]) => void
}

/**
 * Hands over what stands in a step's fields when its links lead to another: it stands there again on the way
 * back. The dialog that is closed and opened starts afresh.
 */
export function useKeptFields<Fields>(read: () => Fields, keep: (fields: Fields) => void): void {
  const handOver = useEffectEvent(() => keep(read()))
  useEffect(() => () => handOver(), [])
}
