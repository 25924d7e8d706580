import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('each early step stands alone: the others run when one fails', async () => {
  // The timer of a late start would fire during another test.
  vi.useFakeTimers()
  // Whatever reads the document fails here.
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/contact' })
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  await import('./preboot')
  const types = listen.mock.calls.map(([type]) => type)
  expect(error).toHaveBeenCalled()
  expect(types).toEqual(expect.arrayContaining(['error', 'submit', 'click', 'popstate']))
})
