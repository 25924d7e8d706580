import { describe, expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength'

describe('passwordStrength (§5)', () => {
  test.each([
    ['', null],
    ['Ab1', 'weak'],
    ['Abcde12', 'weak'],
    ['abcdefgh', 'weak'],
    ['ABCDEFGH', 'weak'],
    ['Abcdefgh', 'fair'],
    ['abcdefg1', 'fair'],
    ['abcdefgh-ijk', 'fair'],
    ['Abcdefg1', 'strong'],
    ['abcdefgh-ij1', 'strong'],
    ['قهوة الصباح٢', 'strong'],
    ['😀😀😀😀😀😀😀', 'weak'],
  ])('§5 «%s» looks %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
