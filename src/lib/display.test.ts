import { expect, test } from 'vitest'
import { displayWords } from './display'

test('each choice about all pages is a word, and without a choice there is none', () => {
  expect(displayWords({})).toBe('')
  expect(
    displayWords({
      showImages: false,
      compactView: true,
      textSize: 130,
      contrast: 'more',
      hasShortcuts: false,
    }),
  ).toBe('no-images compact text-130 contrast no-keys')
})
