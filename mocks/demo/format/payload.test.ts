import { type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { dataSets } from '@mocks/backend/data/dataSets'
import { isReadable, packData, storedText, unpackData, valueIn } from '@mocks/backend/data/packData'
import { seed } from '@mocks/backend/data/seed'
import { describe, expect, test } from 'vitest'
import { compress, decompress } from './payload'

test('a payload is the same text again; nonsense, and a bomb, is refused', async () => {
  const text = 'أهلًا'.repeat(1000)
  const payload = await compress(text)
  expect(payload).toMatch(/^[\w-]*$/)
  expect(await decompress(payload)).toBe(text)
  await expect(decompress('AAAA')).rejects.toThrow()
  const bomb = await compress('0'.repeat(6_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  await expect(decompress(bomb)).rejects.toThrow(RangeError)
})

describe('the data of a link', () => {
  const withNewMessage: DemoData = {
    messages: storedText('messages', [{ ...seed()[0], id: 99, subject: 'جديدة' }, ...seed()]),
  }

  test.each([
    ['a new message', withNewMessage],
    ['the busy morning', dataSets.busy()],
  ] satisfies [string, DemoData][])('%s can be read, and is the same again', async (_, data) => {
    expect(await isReadable(data)).toBe(true)
    const unpacked = await unpackData(JSON.parse(JSON.stringify(await packData(data))))
    expect(Object.keys(unpacked)).toEqual(Object.keys(data))
    for (const name of dataNames) {
      const [before, after] = [data[name], unpacked[name]]
      if (before && after) expect(valueIn(after)).toEqual(valueIn(before))
    }
  })

  test('what ships is only named, so a new message makes a short link', async () => {
    expect((await compress(JSON.stringify(await packData(withNewMessage)))).length).toBeLessThan(
      1500,
    )
  })

  test.each([{ users: '{"version":1' }, { messages: '{"version":1,"messages":[{}]}' }])(
    '%j cannot be read',
    async (data) => expect(await isReadable(data)).toBe(false),
  )
})
