export type Failure<T> = { item: T; error: unknown }

const AT_ONCE = 4

type Options<T> = {
  run: (item: T) => Promise<unknown>
  /** called after each item */
  onProgress?: (finished: number) => void
  /** asked before each item; true ends the run */
  isStopped?: () => boolean
}

/** Runs one call for each item, a few at a time. A failure does not stop the others. It never rejects. */
export async function runAll<T>(
  items: readonly T[],
  { run, onProgress, isStopped = () => false }: Options<T>,
): Promise<{ done: T[]; failed: Failure<T>[] }> {
  const done = new Set<T>()
  const failed: Failure<T>[] = []
  const waiting = items.values()

  async function work() {
    for (const item of waiting) {
      if (isStopped()) return
      try {
        await run(item)
        done.add(item)
      } catch (error) {
        failed.push({ item, error })
      }
      onProgress?.(done.size + failed.length)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done: items.filter((item) => done.has(item)), failed }
}
