import { expect, test } from 'vitest'
import { sectionOfCategory } from './categoryAliases'
import { categoryTitle } from './categoryTitle'

test.each([
  ['رياضة', 'sports'],
  ['تكنولوجيا', 'technology'],
  ['ترفيه', 'entertainment'],
  ['أعمال', 'business'],
  ['يوتيوب', 'videos'],
  ['تويتر', 'posts'],
  ['دين', 'religion'],
  ['علوم', 'science'],
  ['صحة', 'health'],
  ['ثقافة', 'culture'],
  ['sports', 'sports'],
  ['YouTube', 'videos'],
  ['اعمال', 'business'],
  ['رياضه\u200f', 'sports'],
] as const)('§2, D-5: %s is the section %s', (name, section) => {
  expect(sectionOfCategory(name)).toBe(section)
})

test.each(['طقس', '', '__proto__', 'constructor', 'breaking'])('%s is not a section', (name) => {
  expect(sectionOfCategory(name)).toBeUndefined()
})

test.each([
  ['اقتصاد', 'أخبار الاقتصاد'],
  ['الاقتصاد', 'أخبار الاقتصاد'],
  ['مصر', 'أخبار مصر'],
  ['كأس العالم', 'أخبار كأس العالم'],
  ['\u200fسياسه ', 'أخبار السياسه'],
])('the title of «%s» is «%s» (§2)', (name, title) => {
  expect(categoryTitle(name)).toBe(title)
})
