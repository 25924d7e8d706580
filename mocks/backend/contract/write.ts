import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openApiDocument } from './openapi'

const FOLDER = 'dist-contract'

/**
 * `npm run contract`: validates the document as OpenAPI 3.1 and writes it to dist-contract/openapi.json; with the address
 * of a server it checks that one instead. Of the maintained validators that support 3.1, this one is the smallest (nine
 * packages; the next one has 23).
 * @throws {Error} when the document is not valid
 */
export async function main([CONTRACT_URL]: string[]): Promise<void> {
  if (CONTRACT_URL) {
    const env = { ...process.env, CONTRACT_URL }
    const shell = process.platform === 'win32'
    const test = ['run', 'tests/contract/http.test.ts']
    process.exitCode = spawnSync('vitest', test, { env, shell, stdio: 'inherit' }).status ?? 1
    return
  }
  const document = await openApiDocument()
  const { valid, errors } = await new Validator().validate({ ...document })
  if (!valid) throw new Error(`The OpenAPI document is not valid: ${JSON.stringify(errors)}`)
  const file = path.join(FOLDER, 'openapi.json')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.info(`${file}: OpenAPI 3.1, valid, ${Object.keys(document.paths).length} paths`)
}
