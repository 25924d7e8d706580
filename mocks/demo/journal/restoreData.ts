import { type DataName, type DemoData, storageKeyOf } from '@mocks/backend/data/dataKeys'
import { loadList } from '@mocks/backend/data/packData'
import { readText, removeText, writeText } from '@/lib/storage'

/** Open screens and other tabs follow. Resolves to false where the texts last only until this page is reloaded. */
export async function restoreData(data: DemoData, names: readonly DataName[]): Promise<boolean> {
  const results = await Promise.all(names.map((name) => restore(name, data[name])))
  for (const name of names) announce(storageKeyOf(name), data[name] ?? null)
  return results.every(Boolean)
}

async function restore(name: DataName, text: string | undefined): Promise<boolean> {
  const key = storageKeyOf(name)
  const before = readText(key)
  // The text itself, since the journal continues from it.
  if (text === undefined) removeText(key)
  else writeText(key, text)
  // What the browser could not store is in the store's memory, and a text that does not change there stays.
  if (readText(key) === (text ?? null) && before !== readText(key)) return true
  const list = await loadList(name)
  return list.save(text === undefined ? list.shipped() : list.parse(JSON.parse(text)))
}

/** The stores of this page listen to what other tabs write; this is such a write for them. */
const announce = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
