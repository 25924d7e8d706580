import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createDatabase } from './data/database'
import { seed } from './data/seed'
import { fileStorage } from './fileStorage'
import { createMockServer } from './mockServer'
import { isScenario, scenarios } from './scenarios'

/**
 * `npm run mock-server`: the fake backend over real HTTP, for clients that are not this page.
 *   -- --port 4010       0 takes a free one
 *      --host 127.0.0.1  0.0.0.0 lets other machines in
 *      --data FILE       keeps what was sent there; without it, in memory
 *      --scenario slow   one of mocks/scenarios.ts
 *      --session         reads and changes need the cookie that a sent message brings
 * @throws {Error} for an argument it does not know, or an address it cannot have
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      scenario: { type: 'string', default: 'normal' },
      session: { type: 'boolean', default: false },
    },
  })
  const { data, host, scenario, session } = values
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535) {
    throw new Error(`--port ${values.port}: a port is a number from 0 to 65535`)
  }
  if (!isScenario(scenario)) {
    throw new Error(`--scenario ${scenario}: there are ${Object.keys(scenarios).join(', ')}`)
  }
  const database = createDatabase(seed, data === undefined ? undefined : fileStorage(data))
  const server = createMockServer({ database, scenario, session })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(values.port), host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  console.info(`mock server: http://${name}:${port} (data ${data ? `in ${data}` : 'in memory'})`)
}
