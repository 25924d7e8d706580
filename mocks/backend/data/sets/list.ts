import type { DemoData } from '@mocks/backend/data/dataKeys'

/** The named data that a link can ask for: `?data=busy`. Each is a module of its own, because few visitors need one. */
const sets = {
  /** many unread messages */
  busy: () => import('./busy').then(({ busy }) => busy()),
  /** nothing: no message, no user, no list */
  empty: () => import('./empty').then(({ empty }) => empty()),
} satisfies Record<string, () => Promise<DemoData>>

export type DataSet = keyof typeof sets

export const isDataSet = (name: string): name is DataSet => Object.hasOwn(sets, name)

export const loadDataSet = (name: DataSet): Promise<DemoData> => sets[name]()
