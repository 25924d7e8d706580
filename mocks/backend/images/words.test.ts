import { expect, test } from 'vitest'
import { chooseScene } from './chooseScene'
import { numberIn } from './numberIn'
import { hash } from './random'

test.each([
  ['القاهرة تبدأ تشغيل 40 حافلة كهربائية', '40', 'حافلة'],
  ['صالة تتسع لـ8 آلاف متفرج', '8', 'آلاف متفرج'],
  ['الصادرات ترتفع ٢٫٣٪ هذا العام', '2.3%', ''],
])('«%s» has the number %s «%s»', (headline, digits, noun) => {
  expect(numberIn(headline)).toMatchObject({ digits, noun })
})

test.each(['راديو من عام 1962', 'شبكات 5G تصل إلى القرى', 'يهزم السارية 3-1', 'بين 9 و12 مساء'])(
  '«%s» has no number to draw',
  (headline) => {
    expect(numberIn(headline)).toBeNull()
  },
)

test.each([
  ['sports', 'volleyball', 'مدرب جديد للمنتخب حتى نهاية 2028', 'volleyball'],
  ['country', 'trophy', 'الكرة الطائرة الشاطئية تصل إلى جزيرة', 'volleyball'],
  ['sports', 'tennis', 'جامعو الكرات قبل دخول الملعب الرئيسي', 'tennis'],
])('%s, %s: «%s» shows %s', (topic, icon, words, scene) => {
  expect(chooseScene(topic as 'sports', words, icon, hash(words))).toBe(scene)
})
