import { useEffect, useState } from 'react'

/**
 * Counts down from `seconds` to 0 in whole seconds, and restarts whenever `round` changes. Based on
 * the clock, so that it is correct after the tab was suspended.
 */
export function useCooldown(seconds: number, round: number): number {
  const [count, setCount] = useState({ round, remaining: seconds })

  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setCount({ round, remaining })
      if (remaining === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, round])

  // A new round starts at the full time, not at the value of the last round.
  return count.round === round ? count.remaining : seconds
}
