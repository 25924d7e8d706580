import { expect, test } from 'vitest'
import { arabicPath } from './lettering'
import { letters } from './letters'

const used = (text: string) => {
  const { path } = arabicPath(text)
  return Object.entries(letters).flatMap(([form, [, outline]]) =>
    path.includes(outline) ? form : [],
  )
}

test('Arabic letters join as they do in print, with lam-alef in one form', () => {
  expect(used('حافلة')).toEqual(expect.arrayContaining(['ح-', '-ا', 'ف-', '-ل-', '-ة']))
  expect(used('لاعبًا')).toEqual(expect.arrayContaining(['لا', 'ع-', '-ب-', '-ا', 'ً']))
  expect(used('آلاف متفرج')).toEqual(
    expect.arrayContaining(['آ', 'لا', 'ف', 'م-', '-ت-', '-ف-', '-ر', 'ج']),
  )
})
