import { expect, test } from 'vitest'
import { runAll } from './runAll'

test('of 500 calls the three that fail are reported, and at most four run at once', async () => {
  const items = Array.from({ length: 500 }, (_, index) => index)
  const bad = [3, 100, 499]
  let running = 0
  let most = 0
  const progress: number[] = []
  const { done, failed } = await runAll(items, {
    run: async (item) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (bad.includes(item)) throw new Error(`no ${item}`)
    },
    onProgress: (finished) => progress.push(finished),
  })
  expect(failed.map(({ item }) => item).sort((a, b) => a - b)).toEqual(bad)
  expect(failed.map(({ error }) => (error as Error).message)).toContain('no 100')
  expect(done).toEqual(items.filter((item) => !bad.includes(item)))
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
