import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './list.mjs'

test('each mistake can be made: its source is once in its file, and there are enough in each layer', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(120)
  for (const { file, right, wrong } of mutants) {
    const count = readFileSync(file, 'utf8').split(right).length - 1
    expect.soft({ file, right, count }).toEqual({ file, right, count: 1 })
    expect.soft(wrong, file).not.toBe(right)
  }
})
