import { createDatabase, type Database, database } from '@mocks/backend/data/database'
import { dataCalls } from '@mocks/backend/dataCalls'
import { http } from 'msw/http'
import { contactMessageHandlers } from './contactMessages'
import { pageSettingsHandlers } from './pageSettings'
import { placeholderImageHandlers } from './placeholderImage'
import { methodNotAllowed } from './respond'

const callHandlers = (source: Database) => [
  ...contactMessageHandlers(source),
  ...pageSettingsHandlers(),
  ...placeholderImageHandlers(),
]

const otherMethods = [...Map.groupBy(Object.values(dataCalls), ({ path }) => path)].map(
  ([path, calls]) =>
    http.all(path, () => methodNotAllowed(...calls.map(({ method }) => method).sort())),
)

/** Returns handlers for every call of Spec §7 that use this database. They work in the browser and in Node. */
export const createHandlers = (source: Database) => [...callHandlers(source), ...otherMethods]

/** The fake backend of this browser: its tabs share the data, and the data persists. */
export const handlers = createHandlers(database)

/** Returns a separate fake backend, in memory and fresh from the seed: for one story or one test. */
export const isolatedHandlers = () => createHandlers(createDatabase())
