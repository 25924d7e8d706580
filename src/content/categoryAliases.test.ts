import { expect, test } from 'vitest'
import { sectionOfCategory } from './categoryAliases'

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
