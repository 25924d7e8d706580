// Says whether the machine is calm enough to judge by times: other programs make the same work take longer now and then.
import { median, percentile } from './demo.mjs'

const RESTLESS = 1.2

/** Returns the milliseconds of a fixed amount of work. */
function work() {
  const since = performance.now()
  let sum = 0
  for (let step = 0; step < 20_000_000; step++) sum = (sum + step * step) % 1_000_003
  return performance.now() - since + sum * 0
}

/** Measures the work again and again: call `measure` between visits and `report` at the end. */
export function watchCalm() {
  for (let warmUp = 0; warmUp < 3; warmUp++) work()
  /** @type {number[]} */
  const times = []
  return {
    measure: () => void times.push(work()),
    /** Prints how calm the machine was and returns whether it was calm. */
    report() {
      const spread = percentile(times, 0.9) / median(times)
      const isCalm = spread <= RESTLESS
      console.log(
        `\nThe machine was ${isCalm ? 'calm' : 'restless'}: the same work took ×${spread.toFixed(2)} of its median in the slowest tenth (limit ×${RESTLESS}, ${times.length} samples)`,
      )
      return isCalm
    },
  }
}
