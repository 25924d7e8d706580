/** Median milliseconds that `work` took on a calm machine of two cores (29 November 2026). */
const CALM = 110

/**
 * How many times as long this machine takes as a calm one, at least 1: time limits are multiplied by it, so that a busy
 * machine is slow and not red. It is measured once, by the process that starts the workers; they inherit the result.
 */
const slowness = Number(process.env.TEST_SLOWNESS ?? measure())
process.env.TEST_SLOWNESS = `${slowness}`

/** A time limit in milliseconds: `seconds` on a calm machine. */
export const limit = (seconds: number) => seconds * 1000 * slowness

function measure(): number {
  const times = Array.from({ length: 5 }, work).sort((a, b) => a - b)
  const times10 = Math.round((10 * (times[2] ?? 0)) / CALM)
  const found = Math.min(Math.max(times10 / 10, 1), 8)
  if (found > 1) console.log(`This machine is slow: time limits are ${found} times as long.`)
  return found
}

/** What pages do: objects, texts, regular expressions. */
function work(): number {
  const start = performance.now()
  for (let round = 0; round < 40; round++) {
    const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `اسم ${id * round}` }))
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows
    read.filter(({ name }) => /[37]7$/.test(name)).sort((a, b) => a.name.localeCompare(b.name))
  }
  return performance.now() - start
}
