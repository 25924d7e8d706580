import { isDataSet } from '@mocks/backend/data/sets/list'
import { expect, test } from 'vitest'
import { screens } from '@/screens'
import { networkOf, preparationOf, withoutDemoParams } from './session/linkParams'
import { situationPath, situations } from './situations'

test.each(situations)('«$title» has a whole address of an existing screen', (situation) => {
  const href = situationPath(situation)
  const path = withoutDemoParams(href)
  expect(path).toBe(situation.path)
  expect(screens.map((screen) => screen.path)).toContain(path.split('?')[0])
  expect(networkOf(href)).toMatch(/^scenario=/)
  const data = preparationOf(href)?.data
  expect(data === 'own' || isDataSet(data ?? '')).toBe(true)
})
