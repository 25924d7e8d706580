import { expect, test } from 'vitest'
import { toneOf } from './picture'

test('the sky is that of the hour of publication: day, dawn, night, dusk, and day again', () => {
  expect([20, 120, 300, 900, 1000].map(toneOf)).toEqual([1, 0, 2, 3, 1])
})
