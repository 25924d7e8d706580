import { expect, test } from 'vitest'
import { AVATAR_TOO_BIG, AVATAR_UNREADABLE, AVATAR_WRONG_TYPE, checkAvatar } from './readAvatar'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPG = [0xff, 0xd8, 0xff, 0xe0]
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00]

function file(start: number[], type: string, bytes = 64) {
  const content = new Uint8Array(bytes)
  content.set(start.slice(0, bytes))
  return new File([content], 'me', { type })
}

test.each([
  ['image/png', PNG, 'image/png'],
  // For example renamed from .jpg to .png: both are accepted.
  ['image/png', JPG, 'image/jpeg'],
  // As some systems call a JPG, or do not.
  ['', JPG, 'image/jpeg'],
])(
  'a picture that is called «%s» is JPG or PNG by its first bytes (§5)',
  async (called, start, type) => {
    expect(await checkAvatar(file(start, called))).toEqual({ type })
  },
)

test.each([
  ['a GIF that is called PNG', file(GIF, 'image/png')],
  ['half a signature', file(PNG, 'image/png', 7)],
  ['an empty file', file([], 'image/png', 0)],
  ['a large file of another type', file(GIF, 'image/gif', 3 * 1024 * 1024)],
])('%s is refused', async (_what, wrong) => {
  expect(await checkAvatar(wrong)).toEqual({ problem: AVATAR_WRONG_TYPE })
})

test('2MB is accepted, one byte more is too large (§9)', async () => {
  expect(await checkAvatar(file(PNG, 'image/png', 2 * 1024 * 1024))).toEqual({ type: 'image/png' })
  expect(await checkAvatar(file(JPG, 'image/jpeg', 2 * 1024 * 1024 + 1))).toEqual({
    problem: AVATAR_TOO_BIG,
  })
})

test('a file that no longer exists has its own message', async () => {
  const gone = file(PNG, 'image/png')
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) })
  expect(await checkAvatar(gone)).toEqual({ problem: AVATAR_UNREADABLE })
})
