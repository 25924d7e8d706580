import {
  type DataName,
  type DemoData,
  dataNames,
  nameOfKey,
  readDemoData,
} from '@mocks/backend/data/dataKeys'
import { OWN, readTab } from '@mocks/demo/storage/tabState'
import { queryOptions } from '@tanstack/react-query'
import { broadcastInvalidation } from '@/api/crossTab'
import { pageQueryClient } from '@/api/QueryProvider'
import { createStore } from '@/lib/store'
import {
  addEntry,
  addReset,
  BEGINNING,
  differingNames,
  goTo,
  type Head,
  headOf,
  type JournalStore,
  memoryJournal,
  openJournalStore,
  type Pages,
  stateAt,
  type Written,
} from './pages'
import { restoreData } from './restoreData'

/** Writes that follow each other so closely are one entry: a list, and its line in the change log. */
const TOGETHER_MS = 60
/** The storage of another tab needs some time until this one sees it. */
const SETTLED_MS = 500
/** What the panels in all tabs are notified of: no path of the API. */
const CHANGED = 'journal'

/** The state of the one journal of this page. `timer` waits for more writes, which become one entry. */
let opened: Promise<JournalStore> | undefined
let isStarted = false
const pending = new Map<DataName, string | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

export function startJournal(): void {
  isStarted = true
  // Perhaps the panel is open already, and shows an empty journal in memory. A tab with data of its own keeps that.
  if (readTab()?.own !== 'everything') opened = openJournalStore()
  watchWrites()
  // What was written last while the page was left has no timer left.
  addEventListener('pagehide', () => void flush())
  void reconcile().then(readAgain)
}

/** Follows each text that this page writes, also one that the browser refuses. */
function watchWrites(): void {
  const { setItem, removeItem } = Storage.prototype
  Storage.prototype.setItem = function (this: Storage, key, value) {
    onWrite(key, String(value))
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function (this: Storage, key) {
    onWrite(key)
    removeItem.call(this, key)
  }
}

function onWrite(key: string, text?: string) {
  // A tab may have data of its own, under a prefix.
  const name = nameOfKey(key.replace(OWN, ''))
  if (!name) return
  pending.set(name, text)
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), TOGETHER_MS)
}

async function flush(): Promise<void> {
  clearTimeout(timer)
  if (pending.size === 0) return
  const written: DemoData = Object.fromEntries(pending)
  pending.clear()
  await change((pages) => addEntry(pages, written))
}

/** What was written while nothing recorded it: before the page was idle, or by a page without the tools. */
async function reconcile(): Promise<void> {
  const head = await read(headOf)
  if (differingNames(head.data, readDemoData()).length === 0) return
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  await flush()
  const nothing = Object.fromEntries(dataNames.map((name) => [name, undefined]))
  await change((pages) => addEntry(pages, { ...nothing, ...readDemoData() }))
}

/** What the panel shows. Where the browser forbids notices, it has what other tabs did when it is opened again. */
export const journalQuery = queryOptions({
  queryKey: [CHANGED],
  queryFn: async () => {
    const [head, entries = []] = await read((pages) =>
      Promise.all([headOf(pages), pages.get('entries')]),
    )
    // Before the page is idle the journal is not open yet, which is no lack of space.
    return { head, entries, isLasting: !isStarted || (await opened)?.isLasting === true }
  },
  staleTime: 0,
})

const readAgain = () => pageQueryClient().invalidateQueries({ queryKey: journalQuery.queryKey })

/** Resolves to false where the browser cannot store the data: then they last until this page is reloaded. */
async function go(target: (head: Head) => number): Promise<boolean> {
  await flush()
  return restore(await change(async (pages) => goTo(pages, target(await headOf(pages)))))
}

export const jump = (point: number) => go(() => point)
export const undo = () => go(({ point }) => Math.max(BEGINNING, point - 1))
export const redo = () => go(({ point, last }) => Math.min(point + 1, last))

export async function reset(): Promise<void> {
  await flush()
  await restore(await change(addReset))
}

export const readStates = (points: readonly number[]): Promise<DemoData[]> =>
  read((pages) => Promise.all(points.map((point) => stateAt(pages, point))))

/** The data after the last jump. */
export const jumped = createStore<DemoData>({})

/** What it writes is no entry: the journal has it already. */
async function restore({ data, names }: Written): Promise<boolean> {
  const isStored = await restoreData(data, names)
  jumped.set({ ...data })
  return isStored
}

/** Changes the journal, and notifies the panels of all tabs. */
async function change<T>(run: (pages: Pages) => Promise<T>): Promise<T> {
  const result = await read(run)
  broadcastInvalidation(CHANGED)
  void readAgain()
  return result
}

/** Where the browser has no space for the journal, it continues in the memory of this page. */
async function read<T>(run: (pages: Pages) => Promise<T>): Promise<T> {
  opened ??= Promise.resolve(memoryJournal())
  const store = await opened
  try {
    return await store.change(run)
  } catch (error) {
    if (!store.isLasting) throw error
    opened = store.change(wholeOf).then(memoryJournal, () => memoryJournal())
    return (await opened).change(run)
  }
}

const wholeOf = async (pages: Pages) =>
  Promise.all((await pages.getAllKeys()).map(async (key) => [key, await pages.get(key)] as const))
