import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { manyMessages } from '@mocks/backend/data/manyMessages'
import { storedText } from '@mocks/backend/data/packData'

const COUNT = 180
const UNREAD = 64

/** A Sunday morning after a long weekend: what arrived last is unread. */
export const busy = (): DemoData => ({
  messages: storedText(
    'messages',
    manyMessages(COUNT).map((message, index) => ({
      ...message,
      ...(index < UNREAD
        ? { status: 'unread', isResolved: false }
        : { status: message.status === 'unread' ? 'read' : message.status }),
    })),
  ),
})

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
    dataNames.filter((name) => LISTS.includes(name)).map((name) => [name, storedText(name, [])]),
  )
