import { expect, test } from 'vitest'
import { FLAGS } from './countryFlags'

test('each of the 22 countries has a flag, and no two are the same (Spec §9)', () => {
  expect(Object.keys(FLAGS)).toHaveLength(22)
  for (const [code, address] of Object.entries(FLAGS)) expect(address).toContain(`/3x2/${code}.svg`)
})
