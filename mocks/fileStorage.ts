import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { TextStorage } from './data/database'

/** A text kept in a file, for the mock server. A write is whole or not at all, should the server be stopped. */
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
