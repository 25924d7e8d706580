import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contactMessageListSchema } from '@/api/contactMessages'
import { createDatabase } from './data/database'
import { inFile } from './fileMessages'
import { createMockServer, type MockServerOptions } from './mockServer'

// The contract suite runs against this server too (tests/contract/http.test.ts).
const LIST = '/api/contact-messages'
const sent = { name: 'أ', email: 'a@b.example', subject: 'س', message: 'م', category: 'عام' }

async function start(options: Partial<MockServerOptions> = {}): Promise<string> {
  const server = createMockServer({ database: createDatabase(), ...options })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => stop(server))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((stopped) => server.close(() => stopped()))
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + LIST, { method: 'POST', headers, body: JSON.stringify(body) })
const subjects = async (url: string, headers: Record<string, string> = {}) =>
  contactMessageListSchema
    .parse(await (await fetch(url + LIST, { headers })).json())
    .map(({ subject }) => subject)

test('D-16: a body far over 100 kB is 413, and the connection stays open', async () => {
  const url = await start()
  const answer = await post(url, { ...sent, message: 'x'.repeat(5_000_000) })
  expect(answer.status).toBe(413)
  expect((await subjects(url))[0]).not.toBe('س')
})

test('§7: with --session every call except sending a message needs the session cookie', async () => {
  const url = await start({ session: true })
  expect((await fetch(url + LIST)).status).toBe(401)
  expect((await post(url, {})).headers.getSetCookie()).toEqual([])
  const [cookie = ''] = (await post(url, sent)).headers.getSetCookie()
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await subjects(url, { Cookie: cookie.split(';')[0] ?? '' }))[0]).toBe('س')
})

test('--data FILE: the next server has the stored messages; with a foreign file it warns and uses the seed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'madar-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'data.json')
  const onFile = () => start({ database: createDatabase(inFile(file)) })
  await post(await onFile(), sent)
  expect((await subjects(await onFile()))[0]).toBe('س')

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  writeFileSync(file, '<html>')
  expect((await subjects(await onFile()))[0]).not.toBe('س')
  expect(warn).toHaveBeenCalledOnce()
})
