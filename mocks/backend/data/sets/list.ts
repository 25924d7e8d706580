import type { DemoData } from '@mocks/backend/data/dataKeys'

/** The named data that a link can ask for: `?data=busy`. Few visitors need any of them, so they are loaded only then. */
const sets = {
  /** many unread messages */
  busy: () => import('./busyAndEmpty').then(({ busy }) => busy()),
  /** nothing: no message, no user, no list */
  empty: () => import('./busyAndEmpty').then(({ empty }) => empty()),
} satisfies Record<string, () => Promise<DemoData>>

export type DataSet = keyof typeof sets

export const isDataSet = (name: string): name is DataSet => Object.hasOwn(sets, name)

export const loadDataSet = (name: DataSet): Promise<DemoData> => sets[name]()
