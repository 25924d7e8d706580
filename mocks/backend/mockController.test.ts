import { getResponse } from 'msw/utils/get-response'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { contactMessageListSchema } from '@/api/contactMessages'
import { type CallId, callIds, dataCalls } from './dataCalls'
import { isolatedHandlers } from './handlers'
import { createMockController, type MockController } from './mockController'

const LIST = '/api/contact-messages'
const MESSAGE = { name: 'أ', email: 'a@b.example', subject: 'س', message: 'م', category: 'عام' }

let mockController: MockController
beforeEach(() => {
  const usual = isolatedHandlers()
  mockController = createMockController(async () => usual)
})

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await getResponse(
    mockController.handlers,
    new Request(`http://madar.test${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  if (!response) throw new Error(`nobody answers ${method} ${path}`)
  return response
}
/** The answers to a call that each scenario answers in the same way, whatever its path and body. */
const statusOf = async (id: CallId) => {
  const { method, path } = dataCalls[id]
  const address = path.replace('*', '').replace(':id', '1')
  return (await ask(method, address, method === 'GET' ? undefined : {})).status
}
const readList = async () => contactMessageListSchema.parse(await (await ask('GET', LIST)).json())

test('a scenario for all calls applies to each, that of one call only to it', async () => {
  mockController.override({ scenario: 'unauthorised' })
  expect(await Promise.all(callIds.map(statusOf))).toEqual(callIds.map(() => 401))
  mockController.override({ scenario: 'normal' })
  mockController.override({ scenario: 'failing' }, ['status'])
  const statuses = await Promise.all(callIds.map(statusOf))
  expect(statuses.map((status) => status === 500)).toEqual(callIds.map((id) => id === 'status'))
})

test('the next call fails once, whichever it is; of two simultaneous calls only one fails', async () => {
  mockController.failNext(true)
  const statuses = await Promise.all([statusOf('list'), statusOf('list')])
  expect(statuses.toSorted()).toEqual([200, 500])
  expect(mockController.overrides.get().failNext).toBe(false)
  expect(await statusOf('list')).toBe(200)
})

test('a scenario has its messages while any call uses it, and new ones when it is chosen again', async () => {
  mockController.override({ scenario: 'empty' })
  await ask('POST', LIST, MESSAGE)
  expect(await readList()).toHaveLength(1)
  mockController.override({ scenario: 'normal' }, ['pageSettings'])
  mockController.override({ latency: 1 })
  expect(await readList(), 'other changes do not clear it').toHaveLength(1)
  mockController.override({ scenario: 'normal' })
  expect((await readList()).length).toBeGreaterThan(10)
  mockController.override({ scenario: 'empty' })
  expect(await readList()).toHaveLength(0)
})
test('a delay is only of its call, in addition to that of the scenario', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  mockController.override({ latency: 700, scenario: 'slow' }, ['list'])
  const [slow, quick] = [vi.fn(), vi.fn()]
  void statusOf('list').then(slow)
  await statusOf('resolved').then(quick)
  expect(quick).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2199)
  expect(slow).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(slow).toHaveBeenCalledWith(200)
})
