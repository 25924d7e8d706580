import { getResponse } from 'msw/utils/get-response'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contactMessageListSchema } from '@/api/contactMessages'
import { seed } from './data/seed'
import { storyHandlers } from './scenarioHandlers'
import { type ScenarioName, scenarioFromUrl, scenarios } from './scenarios'

const LIST = '/api/contact-messages'
const names = Object.keys(scenarios) as ScenarioName[]

const ask = (
  handlers: ReturnType<typeof storyHandlers>,
  method: string,
  path: string,
  body?: unknown,
) =>
  getResponse(
    handlers,
    new Request(`http://madar.test${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
const readList = async (handlers: ReturnType<typeof storyHandlers>) =>
  contactMessageListSchema.parse(await (await ask(handlers, 'GET', LIST))?.json())

describe('scenarios', () => {
  test('a scenario with other messages than the stored ones says so', async () => {
    const own: ScenarioName[] = []
    for (const name of names.filter((it) => it !== 'endless' && it !== 'slow')) {
      const answer = await ask(storyHandlers(name, { count: 7 }), 'GET', LIST)
      if (answer?.status === 200 && (await answer.json()).length !== seed().length) own.push(name)
    }
    expect(own).toEqual(names.filter((name) => 'hasOwnMessages' in scenarios[name]))
  })

  test('`large` has 10,000 messages, or the given count, and they can be changed', async () => {
    expect(await readList(storyHandlers('large'))).toHaveLength(10_000)
    const handlers = storyHandlers('large', { count: 50 })
    expect(await readList(handlers)).toHaveLength(50)
    await ask(handlers, 'PUT', `${LIST}/50/status`, { status: 'replied', adminNotes: '' })
    expect((await readList(handlers))[0]).toMatchObject({ status: 'replied' })
  })

  test('two stories never share their messages', async () => {
    const [one, other] = [storyHandlers(), storyHandlers()]
    await ask(one, 'PUT', `${LIST}/1/status`, { status: 'unread', adminNotes: 'هنا فقط' })
    expect(JSON.stringify(await readList(one))).toContain('هنا فقط')
    expect(JSON.stringify(await readList(other))).not.toContain('هنا فقط')
  })
})

describe('time in scenarios', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('`slow` answers as usual after one and a half seconds', async () => {
    const answered = vi.fn()
    const asked = ask(storyHandlers('slow'), 'GET', LIST).then((response) => {
      answered()
      return response
    })
    await vi.advanceTimersByTimeAsync(1499)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await asked)?.status).toBe(200)
  })

  test('`endless` does not answer, not even after an hour', async () => {
    const answered = vi.fn()
    void ask(storyHandlers('endless'), 'GET', LIST).then(answered)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(answered).not.toHaveBeenCalled()
  })
})

describe('the scenario of a URL', () => {
  test.each([
    ['/admin/contact-messages?scenario=slow', 'slow', {}],
    ['https://madar.test/app/?x=1&scenario=large&count=1000#top', 'large', { count: 1000 }],
    ['/?scenario=large&count=99999', 'large', { count: 50_000 }],
    ['/?scenario=large&count=-3', 'large', {}],
    ['/?scenario=Slow', 'normal', {}],
    ['/?scenario=constructor', 'normal', {}],
    ['/?q=scenario=slow', 'normal', {}],
  ])('%s is %s', (url, name, options) => {
    expect(scenarioFromUrl(url)).toEqual({ name, options })
  })
})
