import { beforeEach, describe, expect, test, vi } from 'vitest'

let gate: typeof import('./requestGate')

beforeEach(async () => {
  vi.resetModules()
  gate = await import('./requestGate')
})

/** Whether requests may be sent, after everything that is already due has run. */
async function hasOpened(): Promise<boolean> {
  let isReady = false
  gate.backendReady().then(() => {
    isReady = true
  })
  await new Promise((done) => setImmediate(done))
  return isReady && gate.isBackendReady()
}

describe('the gate that delays requests', () => {
  test('is open if there is nothing to wait for', async () => {
    expect(gate.isBackendReady()).toBe(true)
    expect(await hasOpened()).toBe(true)
  })

  test('is closed until the promise resolves', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.blockRequestsUntil(promise)
    expect(gate.isBackendReady()).toBe(false)
    expect(await hasOpened()).toBe(false)
    resolve()
    expect(await hasOpened()).toBe(true)
  })

  test('opens as well when the promise rejects, without an error for waiting requests', async () => {
    gate.blockRequestsUntil(Promise.reject(new Error('no worker here')))
    await expect(gate.backendReady()).resolves.toBeUndefined()
    expect(gate.isBackendReady()).toBe(true)
  })

  test('closed a second time, it waits for the later promise', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    gate.blockRequestsUntil(first.promise)
    gate.blockRequestsUntil(second.promise)
    first.resolve()
    expect(await hasOpened()).toBe(false)
    expect(gate.isBackendReady()).toBe(false)
    second.resolve()
    expect(await hasOpened()).toBe(true)
  })
})
