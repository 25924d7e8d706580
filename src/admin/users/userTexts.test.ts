import { expect, test } from 'vitest'
import { describeUsers } from './userTexts'

test.each([
  [12, 9, '12\u00a0مستخدمًا، منهم 9\u00a0نشطون'],
  [3, 1, '3\u00a0مستخدمين، منهم واحد نشط'],
  [2, 2, 'مستخدمان، منهما اثنان نشطان'],
  [1, 1, 'مستخدم واحد، نشط'],
  [1, 0, 'مستخدم واحد، غير نشط'],
  [0, 0, 'لا مستخدمين'],
])('Spec §2, Users: %i users, %i active', (total, active, expected) => {
  expect(describeUsers(total, active)).toBe(expected)
})
