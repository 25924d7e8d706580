import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { textOf } from '@mocks/backend/data/packData'

const LISTS: readonly DataName[] = [
  'messages',
  'users',
  'newsSources',
  'videos',
  'channels',
  'posts',
  'profiles',
  'ads',
  'interests',
  'savedArticles',
]

/** A paper on its first day: no message has arrived, and every list is empty. */
export const empty = (): DemoData =>
  Object.fromEntries(
    dataNames.filter((name) => LISTS.includes(name)).map((name) => [name, textOf(name, [])]),
  )
