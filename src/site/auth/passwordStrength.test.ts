import { expect, test } from 'vitest'
import { passwordStrength } from './NewPassword'

test.each([
  ['', null],
  ['Abcde12', 'weak'],
  ['ABCDEFGH', 'weak'],
  ['Abcdefgh', 'fair'],
  ['abcdefg1', 'fair'],
  ['abcdefgh-ijk', 'fair'],
  ['قهوة الصباح٢', 'strong'],
  ['😀😀😀😀😀😀😀', 'weak'],
])('§5 the password «%s» looks %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
