import { expect, test } from 'vitest'
import { runAll } from './runAll'

test('of 50 calls the two that fail are reported, and at most four run at once', async () => {
  const items = Array.from({ length: 50 }, (_, index) => index)
  const progress: number[] = []
  let [running, most] = [0, 0]
  const { done, failed } = await runAll(items, {
    run: async (item) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (item === 3 || item === 49) throw new Error(`no ${item}`)
    },
    onProgress: (finished) => progress.push(finished),
  })
  const failures = failed.map(({ item, error }) => [item, (error as Error).message])
  expect(failures).toEqual([
    [3, 'no 3'],
    [49, 'no 49'],
  ])
  expect(done).toEqual(items.filter((item) => item !== 3 && item !== 49))
  expect(most).toBe(4)
  expect(progress).toEqual(items.map((item) => item + 1))
})

test('a stopped run ends what it has begun, and starts no more', async () => {
  let isStopped = false
  const { done } = await runAll(['a', 'b', 'c', 'd', 'e', 'f'], {
    run: async (item) => {
      if (item === 'b') isStopped = true
    },
    isStopped: () => isStopped,
  })
  expect(done).toEqual(['a', 'b'])
})
