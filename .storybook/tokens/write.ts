import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { designTokens, SCHEME_NAMES } from './designTokens'

const FOLDER = 'dist-tokens'

/** `npm run tokens`: writes the tokens in the W3C format, one file for each scheme. */
export async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const scheme of SCHEME_NAMES) {
    const file = path.join(FOLDER, `madar-${scheme}.tokens.json`)
    writeFileSync(file, `${JSON.stringify(designTokens(scheme), null, 2)}\n`)
    console.info(file)
  }
}
