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
  return isReady === true && gate.isBackendReady.get()
}

test('requests wait for the promise', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.blockRequestsUntil(promise)
  expect(await hasOpened()).toBe(false)
  expect(gate.isBackendReady.get()).toBe(false)
  resolve()
  expect(await hasOpened()).toBe(true)
})

test('they are sent as well when the promise rejects', async () => {
  gate.blockRequestsUntil(Promise.reject(new Error('no worker here')))
  expect(await hasOpened()).toBe(true)
})
