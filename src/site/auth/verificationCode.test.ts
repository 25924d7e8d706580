import { describe, expect, test } from 'vitest'
import { toVerificationCode } from './verificationCode'

describe('toVerificationCode (§5)', () => {
  test.each([
    ['123456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['٠۰0', '000'],
    ['123-456', '123456'],
    [' 12 34 56 ', '123456'],
    ['رمزك في مدار: ٩٨٧٦٥٤.', '987654'],
    ['\u200f123456\u200f', '123456'],
    ['1234567', '123456'],
    ['', ''],
    ['رمز', ''],
  ])('§5 «%s» becomes «%s»', (text, code) => {
    expect(toVerificationCode(text)).toBe(code)
  })
})
