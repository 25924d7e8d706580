import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseStored } from '@/lib/storage'
import type { MessageStore } from './data/database'
import { parseMessages, textOfMessages } from './data/schema'
import { seed } from './data/seed'

/**
 * Messages in a file, for the mock server. A write is atomic: if the server is stopped meanwhile, the file has either the
 * old or the new text.
 */
export const inFile = (file: string): MessageStore => ({
  get: () =>
    parseStored(file, existsSync(file) ? readFileSync(file, 'utf8') : null, parseMessages) ??
    seed(),
  save(messages) {
    writeFileSync(`${file}.part`, textOfMessages(messages))
    renameSync(`${file}.part`, file)
  },
})
