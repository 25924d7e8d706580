import { expect, test } from 'vitest'
import { runAll } from './runAll'

test('failures are reported, and at most four calls run at once', async () => {
  const progress: number[] = []
  let [running, most] = [0, 0]
  const { done, failed } = await runAll([0, 1, 2, 3, 4, 5, 6], {
    run: async (item) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (item === 3) throw new Error('no 3')
    },
    onProgress: (finished) => progress.push(finished),
  })
  expect(failed).toEqual([{ item: 3, error: new Error('no 3') }])
  expect(done).toEqual([0, 1, 2, 4, 5, 6])
  expect(most).toBe(4)
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7])
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
