import { DENSITIES, type Density } from '@/lib/display'
import { createSavedStore, isRecord, isText, parseList } from '@/lib/savedStore'

export type TableName = 'messages' | 'users' | 'countries'

type TableLook = { table: string; density: Density }

export const SHIPPED_DENSITY: Density = 'comfortable'

/** The tables whose density an editor has changed; editors: the tables of the back office. */
export const savedTables = createSavedStore<readonly TableLook[]>({
  name: 'tables',
  shipped: () => [],
  parse: (value) => parseList(value, isTable),
})

/** Stores the density of a table. Returns false if the browser cannot store it. */
export function saveDensity(table: TableName, density: Density): boolean {
  const others = savedTables.get().filter((one) => one.table !== table)
  return savedTables.save(density === SHIPPED_DENSITY ? others : [...others, { table, density }])
}

const isTable = (value: unknown): value is TableLook =>
  isRecord(value) && isText(value.table) && DENSITIES.some((one) => one === value.density)
