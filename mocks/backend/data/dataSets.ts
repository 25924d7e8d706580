import type { DataName, DemoData } from './dataKeys'
import { manyMessages } from './manyMessages'
import { storedText } from './packData'

const COUNT = 180
const UNREAD = 64

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

/** The named data that a link can ask for: `?data=busy`. */
export const dataSets = {
  /** A Sunday morning after a long weekend: what arrived last is unread. */
  busy: (): DemoData => ({
    messages: storedText(
      'messages',
      manyMessages(COUNT).map((message, index) => ({
        ...message,
        ...(index < UNREAD
          ? { status: 'unread', isResolved: false }
          : { status: message.status === 'unread' ? 'read' : message.status }),
      })),
    ),
  }),
  /** A paper on its first day: no message has arrived, and every list is empty. */
  empty: (): DemoData => Object.fromEntries(LISTS.map((name) => [name, storedText(name, [])])),
}

export type DataSet = keyof typeof dataSets

export const isDataSet = (name: string): name is DataSet => Object.hasOwn(dataSets, name)
