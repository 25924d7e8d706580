export type Failure<T> = { item: T; error: unknown }

export type RunResult<T> = {
  done: T[]
  failed: Failure<T>[]
  /** what was not started, because the run was stopped */
  unstarted: T[]
}

type Options<T> = {
  run: (item: T) => Promise<unknown>
  /** how many run at the same time */
  limit?: number
  /** called after each item */
  onProgress?: (finished: number) => void
  /** asked before each item; true ends the run */
  isStopped?: () => boolean
}

/** Runs one call for each item, a few at a time. A failure does not stop the others. It never rejects. */
export async function runAll<T>(
  items: readonly T[],
  { run, limit = 4, onProgress, isStopped = () => false }: Options<T>,
): Promise<RunResult<T>> {
  const done = new Set<T>()
  const failed: Failure<T>[] = []
  let next = 0
  let finished = 0

  async function work() {
    while (next < items.length && !isStopped()) {
      const item = items[next++] as T
      try {
        await run(item)
        done.add(item)
      } catch (error) {
        failed.push({ item, error })
      }
      finished += 1
      onProgress?.(finished)
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return { done: items.filter((item) => done.has(item)), failed, unstarted: items.slice(next) }
}
