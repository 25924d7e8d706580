import { expect, test } from 'vitest'
import { userInitial } from './UserAvatar'

// «Visual language», Images.
test.each([
  ['نورة الصالح', 'ن'],
  ['  «مرصد الطقس»', 'م'],
  ['ـسارة', 'س'],
  ['ﻣﺤﻤﺪ', 'م'],
  ['@salma_reads', 'S'],
  ['🚀 فضاء', 'ف'],
  ['24 ساعة', '2'],
  ['\u0639\u064e\u0645\u0651', '\u0639\u064e'],
  ['\u0627\u0654حمد', 'أ'],
  ['هندسة يومية', 'هـ'],
  [' ·—🙂 ', ''],
])('the initial of «%s» is «%s»', (name, initial) => {
  expect(userInitial(name)).toBe(initial)
})
