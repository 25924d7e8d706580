import { createDatabase, type Database, database } from '../data/database'
import { seed } from '../data/seed'
import { contactMessageHandlers } from './contactMessages'
import { pageSettingsHandlers } from './pageSettings'
import { placeholderImageHandlers } from './placeholderImage'

/** Every call of Spec §7, answered from one database. They work in the browser and in Node alike. */
export const createHandlers = (source: Database) => [
  ...contactMessageHandlers(source),
  ...pageSettingsHandlers(),
  ...placeholderImageHandlers(),
]

/** The fake backend that the tabs of this browser share, kept over reloads. */
export const handlers = createHandlers(database)

/** A fake backend of its own, in memory and fresh from the seed: for one story or one test. */
export const isolatedHandlers = () => createHandlers(createDatabase(seed))
