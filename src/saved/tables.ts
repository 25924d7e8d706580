import * as z from 'zod/mini'
import { DENSITIES } from '@/lib/density'
import { savedList, text } from './shapes'

/** The lists whose table an editor can change, and whose filters can be saved as a view. */
export const TABLES = ['messages', 'users', 'newsSources', 'countries'] as const
export type TableName = (typeof TABLES)[number]

const table = z.object({
  table: text,
  density: z.enum(DENSITIES),
  /** the keys of columns in their order; those that are not named come after them */
  columnOrder: z.array(text),
  hidden: z.array(text),
})

/** How an editor wants a table. */
export type TableLook = Omit<z.infer<typeof table>, 'table'>

export const SHIPPED_LOOK: TableLook = { density: 'comfortable', columnOrder: [], hidden: [] }

/** The tables whose look an editor has changed; editors: the tables of the back office. */
export const savedTables = savedList('tables', table)

/** Stores the look of a table; null removes it. Returns false if the browser cannot store it. */
export function saveLook(name: TableName, look: TableLook | null): boolean {
  const others = savedTables.get().filter(({ table }) => table !== name)
  return savedTables.save(look ? [...others, { ...look, table: name }] : others)
}
