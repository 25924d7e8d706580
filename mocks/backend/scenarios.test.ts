import { getResponse } from 'msw/utils/get-response'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seed } from './data/seed'
import { storyHandlers } from './scenarioHandlers'
import { describeScenario, type ScenarioName, scenarioFromUrl, scenarios } from './scenarios'

const names = Object.keys(scenarios) as ScenarioName[]
const readList = (name: ScenarioName, options = {}) =>
  getResponse(storyHandlers(name, options), new Request('http://madar.test/api/contact-messages'))

test('a scenario with other messages than the stored ones says so; `large` has as many as asked', async () => {
  const own: ScenarioName[] = []
  for (const name of names.filter((it) => it !== 'endless' && it !== 'slow')) {
    const answer = await readList(name, { count: 7 })
    if (answer?.status === 200 && (await answer.json()).length !== seed().length) own.push(name)
  }
  expect(own).toEqual(names.filter((name) => 'hasOwnMessages' in describeScenario(name)))
  expect(await (await readList('large', { count: 50 }))?.json()).toHaveLength(50)
})

test('`slow` answers after one and a half seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answered = vi.fn()
  const asked = readList('slow').then(answered)
  await vi.advanceTimersByTimeAsync(1499)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asked
})

test.each([
  ['https://madar.test/app/?x=1&scenario=large&count=1000#top', 'large', { count: 1000 }],
  ['/?scenario=large&count=99999', 'large', { count: 50_000 }],
  ['/?scenario=large&count=-3', 'large', {}],
  ['/?scenario=constructor', 'normal', {}],
  ['/?q=scenario=slow', 'normal', {}],
])('the scenario of %s is %s', (url, name, options) => {
  expect(scenarioFromUrl(url)).toEqual({ name, options })
})
