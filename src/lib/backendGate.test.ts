import { beforeEach, describe, expect, test, vi } from 'vitest'

let gate: typeof import('./backendGate')

beforeEach(async () => {
  vi.resetModules()
  gate = await import('./backendGate')
})

/** Whether requests may be sent, after everything that is already due has run. */
async function hasOpened(): Promise<boolean> {
  let isReady = false
  gate.backendReady().then(() => {
    isReady = true
  })
  await new Promise((done) => setImmediate(done))
  return isReady && gate.isBackendOpen()
}

describe('the gate that delays requests', () => {
  test('is open if there is nothing to wait for', async () => {
    expect(gate.isBackendOpen()).toBe(true)
    expect(await hasOpened()).toBe(true)
  })

  test('is closed until the promise resolves', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.holdBackendGate(promise)
    expect(gate.isBackendOpen()).toBe(false)
    expect(await hasOpened()).toBe(false)
    resolve()
    expect(await hasOpened()).toBe(true)
  })

  test('opens as well when the promise rejects, without an error for waiting requests', async () => {
    gate.holdBackendGate(Promise.reject(new Error('no worker here')))
    await expect(gate.backendReady()).resolves.toBeUndefined()
    expect(gate.isBackendOpen()).toBe(true)
  })

  test('closed a second time, it waits for the later promise', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    gate.holdBackendGate(first.promise)
    gate.holdBackendGate(second.promise)
    first.resolve()
    expect(await hasOpened()).toBe(false)
    expect(gate.isBackendOpen()).toBe(false)
    second.resolve()
    expect(await hasOpened()).toBe(true)
  })
})
