import { DENSITIES, type Density } from '@/lib/density'
import { isRecord } from '@/lib/isRecord'
import { createSavedStore, isText, parseList } from '@/lib/savedStore'

export type TableName = 'messages' | 'users' | 'newsSources' | 'countries'

/** How an editor wants a table; the keys are those of its columns. */
export type TableLook = {
  density: Density
  /** columns in their order; those that are not named come after them */
  columnOrder: readonly string[]
  hidden: readonly string[]
}

export const SHIPPED_LOOK: TableLook = { density: 'comfortable', columnOrder: [], hidden: [] }

/** The tables whose look an editor has changed; editors: the tables of the back office. */
export const savedTables = createSavedStore<readonly (TableLook & { table: string })[]>({
  name: 'tables',
  shipped: () => [],
  parse: (value) => parseList(value, isTable),
})

/** Stores the look of a table; null removes it. Returns false if the browser cannot store it. */
export function saveLook(name: TableName, look: TableLook | null): boolean {
  const others = savedTables.get().filter(({ table }) => table !== name)
  return savedTables.save(look ? [...others, { ...look, table: name }] : others)
}

const isTable = (value: unknown): value is TableLook & { table: string } =>
  isRecord(value) &&
  isText(value.table) &&
  DENSITIES.some((one) => one === value.density) &&
  [value.columnOrder, value.hidden].every((keys) => Array.isArray(keys) && keys.every(isText))
