import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createDatabase } from './data/database'
import { inFile } from './fileMessages'
import { createMockServer } from './mockServer'
import { isScenario, scenarios } from './scenarios'

/**
 * `npm run mock-server`: the fake backend over HTTP, for clients other than this page.
 *   -- --port 4010       0 picks a free port
 *      --host 127.0.0.1  0.0.0.0 allows other machines
 *      --data FILE       stores the messages in this file; in memory without it
 *      --scenario slow   a name from mocks/backend/scenarios.ts
 *      --session         calls need the cookie that the response to a sent message sets
 * @throws {Error} for an unknown argument, an invalid value or an address that is not available
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
  const database = createDatabase(data === undefined ? undefined : inFile(data))
  const server = createMockServer({ database, scenario, session })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(values.port), host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  console.info(`mock server: http://${name}:${port} (data ${data ? `in ${data}` : 'in memory'})`)
}
