import type { SavedName } from '@/lib/savedNames'
import { readText } from '@/lib/storage'
import { savedKey } from '@/lib/storageKeys'
import { savedNames } from '@/saved/allStorageKeys'

/** The key of the fake backend's messages in localStorage. */
export const MESSAGES_KEY = 'madar:mocks:v1'

/** Pages write the visit and the recent records by themselves, and the address of a sign-in is nobody else's business. */
const NOT_DATA = [
  'visit',
  'recentRecords',
  'rememberedLogin',
] as const satisfies readonly SavedName[]

export type ListName = Exclude<SavedName, (typeof NOT_DATA)[number]>

/** What visitors, readers and editors write: the messages, and the lists of the repository (ADR-16). */
export type DataName = 'messages' | ListName

/** The stored text of each; a name is missing where nothing is stored, so what ships applies. */
export type DemoData = Readonly<Partial<Record<DataName, string>>>

export const storageKeyOf = (name: DataName): string =>
  name === 'messages' ? MESSAGES_KEY : savedKey(name)

const isListName = (name: SavedName): name is ListName => !NOT_DATA.some((other) => other === name)

/** Every name, without the other keys of `STORAGE_KEYS`: theme, drafts, scroll positions. */
export const dataNames: readonly DataName[] = ['messages', ...savedNames.filter(isListName)]

const names = new Map(dataNames.map((name) => [storageKeyOf(name), name]))

/** The name of the data under a key of localStorage; undefined for any other key. */
export const nameOfKey = (key: string): DataName | undefined => names.get(key)

/** Everything that this page's localStorage holds of the data. */
export function readDemoData(): DemoData {
  const entries = dataNames.map((name) => [name, readText(storageKeyOf(name))] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== null))
}
