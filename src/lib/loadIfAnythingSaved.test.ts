import { expect, test, vi } from 'vitest'

test('the code for saved lists is loaded once this page could not store one, and not before', async () => {
  vi.resetModules()
  const { loadIfAnythingSaved, noteUnstored } = await import('./loadIfAnythingSaved')
  const load = () => Promise.resolve('code')
  expect(loadIfAnythingSaved(load)).toBeUndefined()
  noteUnstored()
  expect(await loadIfAnythingSaved(load)).toBe('code')
})
