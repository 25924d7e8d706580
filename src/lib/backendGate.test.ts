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

describe('the gate before the backend', () => {
  test('stands open where there is nothing to wait for', async () => {
    expect(gate.isBackendOpen()).toBe(true)
    expect(await hasOpened()).toBe(true)
  })

  test('is shut until the opening is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.holdBackendGate(promise)
    expect(gate.isBackendOpen()).toBe(false)
    expect(await hasOpened()).toBe(false)
    resolve()
    expect(await hasOpened()).toBe(true)
  })

  test('a failed opening opens it too, and breaks nobody who waits', async () => {
    gate.holdBackendGate(Promise.reject(new Error('no worker here')))
    await expect(gate.backendReady()).resolves.toBeUndefined()
    expect(gate.isBackendOpen()).toBe(true)
  })

  test('held again, it waits for the later opening', async () => {
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
