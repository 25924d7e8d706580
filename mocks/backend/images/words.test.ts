import { expect, test } from 'vitest'
import { chooseScene } from './chooseScene'

test.each([
  ['volleyball', 'مدرب جديد للمنتخب حتى نهاية 2028', 'volleyball'],
  ['stadium', 'الكرة الطائرة الشاطئية تصل إلى جزيرة', 'volleyball'],
  ['exchange', 'شركة تحقق هدف العام قبل موعده', 'exchange'],
])('in a card with %s «%s» shows %s', (ofCard, words, scene) => {
  expect(chooseScene(words, ofCard)).toBe(scene)
})
