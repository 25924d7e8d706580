import { expect, test } from 'vitest'
import { sentencesOf } from './passages'

test('a text is read sentence by sentence, and each sentence has its place in the text', () => {
  const text = ' بدأت الأعمال فجرًا. هل تنتهي قبل الشتاء؟ قال المهندس: «نعم». '
  const sentences = sentencesOf(text)
  expect(sentences.map((one) => one.text)).toEqual([
    'بدأت الأعمال فجرًا.',
    'هل تنتهي قبل الشتاء؟',
    'قال المهندس: «نعم».',
  ])
  for (const { start, text: sentence } of sentences)
    expect(text.slice(start, start + sentence.length)).toBe(sentence)
  expect(sentencesOf(' \u00a0 ')).toEqual([])
})
