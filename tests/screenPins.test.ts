import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { memoryStorage } from '@mocks/backend/memoryStorage'
import { pinsFile } from '@mocks/demo/pins/pinFile'
import { createPinStore } from '@mocks/demo/pins/pinStore'
import { afterEach, expect, test } from 'vitest'
import { screens } from '@/screens'
import { openPinsOf, pinsElsewhere } from '../scripts/screenPins.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pins-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('a contact sheet has every open pin: on its screen, otherwise in the list of the others', async () => {
  const storage = memoryStorage()
  const book = createPinStore(() => storage)
  const put = (where: { story?: string; address?: string }, note: string) => {
    const id = book.add({
      where: { story: null, address: null, route: null, title: 'هنا', ...where },
      target: { role: 'button', name: 'أرسل' },
      heading: null,
      seen: { width: 1280, theme: 'light', build: '1' },
    })
    book.setNote(id, note)
    return id
  }
  put({ address: '/contact?from=footer' }, 'على الشاشة')
  put({ story: 'parts-pager--many' }, 'على جزء')
  put({ address: '/gone' }, 'على شاشة <زالت>')
  book.setResolved(put({ address: '/contact' }, 'محلول'), true)
  const file = path.join(folder, 'pins.json')
  writeFileSync(file, JSON.stringify(pinsFile(book.get().pins)))
  const { ofScreen, elsewhere } = await openPinsOf(file, screens)
  expect(ofScreen('/contact').map(({ note }) => note.value)).toEqual(['على الشاشة'])
  const html = pinsElsewhere(elsewhere)
  expect(html).toContain('على جزء<small>هنا <bdi>parts-pager--many</bdi></small>')
  expect(html).toContain('على شاشة &#60;زالت&#62;<small>هنا <bdi>/gone</bdi></small>')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
