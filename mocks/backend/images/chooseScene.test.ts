import { expect, test } from 'vitest'
import { chooseScene } from './chooseScene'
import { hash } from './random'

test.each([
  ['sports', 'volleyball', 'مدرب جديد للمنتخب حتى نهاية 2028', 'volleyball'],
  ['country', 'trophy', 'الكرة الطائرة الشاطئية تصل إلى جزيرة', 'volleyball'],
  ['sports', 'tennis', 'جامعو الكرات قبل دخول الملعب الرئيسي', 'tennis'],
  ['sports', 'basketball', 'هدف الدوري الجديد', 'hoop'],
  ['country', 'printer', 'مهندسون يطبعون قطعًا ثلاثية الأبعاد في المصنع', 'factory'],
  ['country', 'trophy', 'سباق زوارق على النيل', 'sea'],
])('%s, %s: «%s» shows %s', (topic, icon, words, scene) => {
  expect(chooseScene(topic as 'sports', words, icon, hash(words))).toBe(scene)
})
