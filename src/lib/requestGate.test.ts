import { beforeEach, expect, test, vi } from 'vitest'

let gate: typeof import('./requestGate')

beforeEach(async () => {
  vi.resetModules()
  gate = await import('./requestGate')
})

/** Whether requests may be sent, after everything that is already due has run. */
async function hasOpened(): Promise<boolean> {
  const due = new Promise((done) => setImmediate(done, false))
  const isReady = await Promise.race([gate.backendReady().then(() => true), due])
  return isReady === true && gate.isBackendReady()
}

test('requests wait for the promise, and for the later one of two', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  gate.blockRequestsUntil(first.promise)
  gate.blockRequestsUntil(second.promise)
  first.resolve()
  expect(await hasOpened()).toBe(false)
  expect(gate.isBackendReady()).toBe(false)
  second.resolve()
  expect(await hasOpened()).toBe(true)
})

test('they are sent as well when the promise rejects', async () => {
  gate.blockRequestsUntil(Promise.reject(new Error('no worker here')))
  expect(await hasOpened()).toBe(true)
})
