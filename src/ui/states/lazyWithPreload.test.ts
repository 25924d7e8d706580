import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '@/ui/stores/toast'
import { lazyWithPreload } from './lazyWithPreload'
import { fileIn, sayIfOutdated, showLoadError } from './loadError'

const FILE = 'https://madar.test/assets/Palette-1.js'
const failed = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)
const reload = vi.fn()
const answer = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'content-type': type } })

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://madar.test/', reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toastStore.get()) toastStore.remove(id)
})

test.each([
  ['404', answer(404, 'text/plain')],
  ['the fallback page of a host', answer(200, 'text/html; charset=utf-8')],
])('after a release (%s) a missing part offers to load the page again', async (_, respond) => {
  vi.stubGlobal('fetch', vi.fn(respond))
  await showLoadError(failed, vi.fn())
  expect(fetch).toHaveBeenCalledWith(FILE, { method: 'HEAD', cache: 'no-store' })
  const [toast] = toastStore.get()
  expect(toast).toMatchObject({ kind: 'error', action: { label: 'إعادة التحميل' } })
  toast?.action?.onClick()
  expect(reload).toHaveBeenCalledOnce()
})

test('what tries again in place offers that too, and nothing if the page is of the latest release', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ href: FILE }) })
  vi.stubGlobal('fetch', vi.fn(answer(200, 'text/javascript')))
  await sayIfOutdated()
  expect(toastStore.get()).toEqual([])
  vi.stubGlobal('fetch', vi.fn(answer(404, 'text/plain')))
  await sayIfOutdated()
  expect(toastStore.get()).toMatchObject([{ action: { label: 'إعادة التحميل' } }])
})

test('without a network a missing part asks for the connection, and offers to try again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const retry = vi.fn()
  await showLoadError(failed, retry)
  const [toast] = toastStore.get()
  expect(toast?.text).toContain('تحقق من اتصالك')
  toast?.action?.onClick()
  expect(retry).toHaveBeenCalledOnce()
})

test('each request loads a part that has failed again, until it is there', async () => {
  const load = vi.fn(async () => ({ Part: () => null })).mockRejectedValueOnce(failed)
  const onLoadError = vi.fn()
  const Part = lazyWithPreload(load, 'Part', onLoadError)
  expect([await Part.request(), await Part.request()]).toEqual([false, true])
  expect(load).toHaveBeenCalledTimes(2)
  expect(onLoadError.mock.calls).toEqual([[failed, Part.request]])
})

test('what is said about a missing part goes when it is there', async () => {
  vi.stubGlobal('fetch', vi.fn(answer(404, 'text/plain')))
  const Part = lazyWithPreload(
    vi.fn(async () => ({ Part: () => null })).mockRejectedValueOnce(failed),
    'Part',
  )
  await Part.request()
  await vi.waitFor(() => expect(toastStore.get()).toMatchObject([{ state: 'added' }]))
  await Part.request()
  expect(toastStore.get()).toMatchObject([{ state: 'dismissed' }])
})

test('the file that failed is in the error; Safari does not name it', () => {
  const file = '/assets/Page-1.css'
  expect(fileIn(new Error(`Unable to preload CSS for ${file}`))).toBe(file)
  expect(fileIn(new TypeError('Importing a module script failed.'))).toBeUndefined()
})
