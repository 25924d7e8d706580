import { expect, test } from 'vitest'
import { describeMessages, describeUnread } from './messageCounts'

/** The no-break space between a number and its noun. */
const n = '\u00a0'

test.each([
  [0, 0, 'لا رسائل بعد'],
  [1, 1, 'رسالة واحدة، غير مقروءة'],
  [2, 1, 'رسالتان، منهما واحدة غير مقروءة'],
  [8, 0, `8${n}رسائل، لا جديد فيها`],
  [8, 2, `8${n}رسائل، منها اثنتان غير مقروءتين`],
  [10_000, 2500, `10,000${n}رسالة، منها 2,500${n}غير مقروءة`],
])('Spec §2: %s messages, %s unread: %s', (total, unread, expected) =>
  expect(describeMessages(total, unread)).toBe(expected),
)

test('Spec §2: the menu has how many are unread', () => {
  expect(describeUnread(2)).toBe('رسالتان غير مقروءتين')
  expect(describeUnread(4)).toBe(`4${n}رسائل غير مقروءة`)
})
