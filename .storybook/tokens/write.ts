import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { designTokens, type Scheme } from './designTokens'
import { tokenCss } from './tokenCss'

const FOLDER = 'dist-tokens'

/** `npm run tokens`: writes the tokens in the W3C format, one file for each scheme, and as CSS variables. */
export async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const write = (name: string, text: string) => {
    writeFileSync(path.join(FOLDER, name), text)
    console.info(path.join(FOLDER, name))
  }
  for (const scheme of ['light', 'dark'] satisfies Scheme[])
    write(`madar-${scheme}.tokens.json`, `${JSON.stringify(designTokens(scheme), null, 2)}\n`)
  write('madar.css', tokenCss())
}
