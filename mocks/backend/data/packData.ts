import { isEqual } from '@/lib/isEqual'
import { SAVED_VERSION, type SavedStore } from '@/lib/savedStore'
import { SAVED_LISTS } from '@/saved/registry'
import { savedMessages } from './database'
import { type DataName, type DemoData, dataNames } from './dataKeys'
import { type StoredMessage, textOfMessages } from './schema'

/** The store of the messages or of a saved list. */
export const loadList = async (name: DataName) =>
  (name === 'messages' ? savedMessages : await SAVED_LISTS[name].load()) as List

type List = Pick<SavedStore<unknown>, 'shipped' | 'parse' | 'save'>

/**
 * The data as a link carries it: of a list only the items that differ from what ships; the others are their ids. One
 * new message makes a link of 1,000 characters instead of 10,000 (24 November 2026).
 */
export type PackedData = Readonly<Partial<Record<DataName, unknown>>>

type Item = { id: string | number }

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value

/** The items that ship with a list, by their id; none for what is not a list of items. */
async function shippedItems(name: DataName): Promise<ReadonlyMap<unknown, Item>> {
  const value = (await loadList(name)).shipped()
  const isList = Array.isArray(value) && value.every(isItem)
  return new Map(isList ? value.map((item) => [item.id, item]) : [])
}

export const packData = (data: DemoData): Promise<PackedData> =>
  mapData<string, unknown>(data, async (name, text) => {
    const value = valueIn(text)
    if (!Array.isArray(value)) return value
    const shipped = await shippedItems(name)
    return value.map((item) =>
      isItem(item) && isEqual(item, shipped.get(item.id)) ? item.id : item,
    )
  })

/** @throws {Error} if an id is not that of an item that ships: another release made the data */
export const unpackData = (packed: PackedData): Promise<DemoData> =>
  mapData<unknown, string>(packed, async (name, value) => {
    if (!Array.isArray(value)) return storedText(name, value)
    const shipped = await shippedItems(name)
    const items = value.map((item) => {
      if (shipped.size === 0 || (typeof item !== 'string' && typeof item !== 'number')) return item
      const found = shipped.get(item)
      if (!found) throw new Error(`no item ${item} in ${name}`)
      return found
    })
    return storedText(name, items)
  })

/** The stored text of a value: the list of messages, or the value of a saved list. */
export const storedText = (name: DataName, value: unknown): string =>
  name === 'messages'
    ? textOfMessages(value as StoredMessage[])
    : JSON.stringify({ version: SAVED_VERSION, value })

/** The value inside a stored text. @throws {Error} if it is not JSON */
export function valueIn(text: string): unknown {
  const { messages, value = messages } = JSON.parse(text)
  return value
}

/** Whether the app can read all of the texts. */
export const isReadable = (data: DemoData): Promise<boolean> =>
  mapData(data, async (name, text: string) => (await loadList(name)).parse(JSON.parse(text))).then(
    () => true,
    () => false,
  )

async function mapData<From, To>(
  data: Readonly<Partial<Record<DataName, From>>>,
  convert: (name: DataName, from: From) => Promise<To>,
): Promise<Readonly<Partial<Record<DataName, To>>>> {
  const entries = dataNames.map(async (name) => {
    const from = data[name]
    return from === undefined ? [] : [[name, await convert(name, from)] as const]
  })
  return Object.fromEntries((await Promise.all(entries)).flat()) as Partial<Record<DataName, To>>
}
