import { getResponse } from 'msw/utils/get-response'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handlersOf } from './scenarioHandlers'
import type { ScenarioName } from './scenarios'

const readList = (name: ScenarioName, options = {}) =>
  getResponse(handlersOf(name, options), new Request('http://madar.test/api/contact-messages'))

test('`large` has as many messages as asked', async () => {
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
