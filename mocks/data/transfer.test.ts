import { describe, expect, test, vi } from 'vitest'
import { createDatabase } from './database'
import { extremeMessages } from './extremeMessages'
import { seed } from './seed'
import { exportData, readDataFile } from './transfer'

const file = (messages: unknown, version: unknown = 1) => JSON.stringify({ version, messages })
const [first, second] = seed()

describe('the data as a file', () => {
  test.each([
    ['the seed', seed()],
    ['extreme texts', extremeMessages()],
    ['nothing', []],
  ])('%s goes out and comes in unchanged', (_, messages) => {
    expect(readDataFile(exportData(messages))).toEqual({ ok: true, messages })
  })

  test.each([
    ['', /ليس بصيغة JSON/],
    ['<html>', /ليس بصيغة JSON/],
    ['[]', /ليس من تصدير/],
    ['null', /ليس من تصدير/],
    ['{"messages":[]}', /ليس من تصدير/],
    [file([], 2), /إصدار آخر \(2\)/],
    [file([], 0), /إصدار آخر/],
    [file('x'), /قائمة رسائل/],
    [file(undefined), /قائمة رسائل/],
    [file([first, 5]), /الرسالة 2 في الملف غير صالحة\.$/],
    [file([first, { ...second, status: 'gone' }]), /الرسالة 2 .*status/],
    [file([{ ...first, id: 0 }]), /الرسالة 1 .*id/],
    [file([first, { ...second, id: first?.id }]), /الرسالة 2 .*id/],
    [file([{ ...first, createdAt: 'أمس' }]), /الرسالة 1 .*createdAt/],
  ])('%s is refused, and why is said', (text, reason) => {
    expect(readDataFile(text)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })

  test('taken in, it is in the place of what was stored, there to stay', () => {
    let text: string | null = null
    const storage = {
      read: () => text,
      write: (next: string) => {
        text = next
        return true
      },
      remove: () => {
        text = null
      },
    }
    const database = createDatabase(seed, storage)
    expect(database.replace(extremeMessages())).toBe(true)
    expect(createDatabase(seed, storage).list()).toEqual(extremeMessages())
  })

  test('a storage without room for it keeps what it had, and that is told', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = { read: () => null, write: () => false, remove: () => {} }
    const database = createDatabase(seed, full)
    expect(database.replace(extremeMessages())).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
    expect(database.list()).toEqual(extremeMessages())
  })
})
