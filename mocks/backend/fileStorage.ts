import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { TextStorage } from './data/database'

/**
 * Returns a `TextStorage` that uses a file, for the mock server. A write is atomic: if the server is stopped
 * meanwhile, the file has either the old or the new text.
 */
export const fileStorage = (file: string): TextStorage => ({
  read: () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  write(text) {
    try {
      writeFileSync(`${file}.part`, text)
      renameSync(`${file}.part`, file)
      return true
    } catch {
      return false
    }
  },
  remove: () => rmSync(file, { force: true }),
})
