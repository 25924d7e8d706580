// Writes the contract as an OpenAPI document, or checks a server against it:
//   npm run contract                               → dist-contract/openapi.json
//   npm run contract -- https://staging.example    only reads; CONTRACT_WRITES=1 runs all cases (tests/contract/http.test.ts)
import { spawnSync } from 'node:child_process'

const [CONTRACT_URL] = process.argv.slice(2)
const [tool = '', ...args] = CONTRACT_URL
  ? ['vitest', 'run', 'tests/contract/http.test.ts']
  : ['node', 'scripts/importTs.mjs', 'mocks/backend/contract/write.ts']
const env = { ...process.env, ...(CONTRACT_URL && { CONTRACT_URL }) }
const shell = process.platform === 'win32'
process.exitCode = spawnSync(tool, args, { env, shell, stdio: 'inherit' }).status ?? 1
