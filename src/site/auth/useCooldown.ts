import { useEffect, useState } from 'react'

/**
 * Counts whole seconds down from `seconds` to 0, and anew whenever `round` changes. By a clock that
 * runs on while the tab sleeps.
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

  // A new round shows its whole time at once, not what the last one came to.
  return count.round === round ? count.remaining : seconds
}
