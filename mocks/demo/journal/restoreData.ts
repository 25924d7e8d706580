import { database } from '@mocks/backend/data/database'
import { type DataName, type DemoData, storageKeyOf } from '@mocks/backend/data/dataKeys'
import { loadList } from '@mocks/backend/data/packData'
import type { StoredMessage } from '@mocks/backend/data/schema'
import { readText, removeText, writeText } from '@/lib/storage'

/** Open screens and other tabs follow. Resolves to false where the texts last only until this page is reloaded. */
export async function restoreData(data: DemoData, names: readonly DataName[]): Promise<boolean> {
  const results = await Promise.all(
    names.map((name) =>
      name === 'messages' ? restoreMessages(data.messages) : restoreList(name, data[name]),
    ),
  )
  for (const name of names) announce(storageKeyOf(name), data[name] ?? null)
  return results.every(Boolean)
}

function restoreMessages(text: string | undefined): boolean {
  if (text === undefined) {
    database.reset()
    return true
  }
  const { messages } = JSON.parse(text) as { messages: StoredMessage[] }
  return database.replace(messages)
}

async function restoreList(
  name: Exclude<DataName, 'messages'>,
  text: string | undefined,
): Promise<boolean> {
  const key = storageKeyOf(name)
  const before = readText(key)
  // The text itself, since the journal continues from it.
  const isStored = text === undefined ? readAfterRemoval(key) : writeText(key, text)
  // What the browser could not store is in the store's memory, and a text that does not change there stays.
  if (isStored && before !== readText(key)) return true
  const list = await loadList(name)
  return list.save(text === undefined ? list.shipped() : list.parse(JSON.parse(text)))
}

function readAfterRemoval(key: string): boolean {
  removeText(key)
  return readText(key) === null
}

/** The stores of this page listen to what other tabs write; this is such a write for them. */
const announce = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
