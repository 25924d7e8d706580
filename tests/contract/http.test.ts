import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Call, contractSuite } from './suite'

// Runs the contract suite over real HTTP. `npm test` runs it against the server of `npm run mock-server`;
//   npm run contract -- https://…
// runs it against another server: only the reads, unless CONTRACT_WRITES=1. CONTRACT_COOKIE is sent as the cookie.
const { CONTRACT_URL, CONTRACT_WRITES, CONTRACT_COOKIE } = process.env
const isOurs = CONTRACT_URL === undefined
const mayWrite = isOurs || CONTRACT_WRITES === '1'

let origin = CONTRACT_URL?.replace(/\/$/, '') ?? ''
let stop: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  if (isOurs) origin = await startMockServer()
}, 30_000)
afterAll(() => stop())

const call: Call = async (method, at, body) => {
  const isText = typeof body === 'string'
  const response = await fetch(origin + at, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(CONTRACT_COOKIE && { Cookie: CONTRACT_COOKIE }),
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}

const cases = contractSuite(call).filter(({ isWrite }) => mayWrite || !isWrite)
const left = contractSuite(call).length - cases.length
const note = left > 0 ? ` (without ${left} cases that write; CONTRACT_WRITES=1 adds them)` : ''

describe(`the contract, for ${CONTRACT_URL ?? 'npm run mock-server'}${note}`, () => {
  test.each(cases)('$name', ({ run }) => run(), 30_000)
})

/** Starts the server of `npm run mock-server` on a free port. Returns its origin. */
function startMockServer() {
  const root = path.resolve(import.meta.dirname, '../..')
  const args = ['scripts/importTs.mjs', 'mocks/backend/server.ts', '--port', '0']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(server, 'exit')
  // Also when it starts too late: Vitest does not end before a server that has its output.
  stop = () => {
    server.kill()
    return exited
  }
  return new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (text) => {
      said += text
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    server.once('exit', (code) =>
      reject(new Error(`The mock server stopped with ${code}: ${said}`)),
    )
  })
}
