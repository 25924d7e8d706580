import { expect, test } from 'vitest'
import { changedCode, toVerificationCode } from './CodeField'

test.each([
  ['12345', '12345'],
  ['1234567', '123456'],
  ['رمز', ''],
  ['۱۲۳۴۵۶\u200f', '123456'],
  ['2026/11/20: رمزك ١٢٣-٤٥٦', '123456'],
  ['2 123-456', '123456'],
  ['رقم 966501234567، والرمز 12 34 56', '123456'],
  ['بيت 111ب222، رمزك 12-34-56', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123و456 ثم 65 43 21', '654321'],
  ['654321 هو رمز التحقق، ورقم الطلب 999999', '654321'],
  ['Your code for order 998877 is 482 913', '482913'],
  ['الرمز المرجعي 998877 ورمز التحقق 482-913', '482913'],
])('§5 «%s» becomes «%s»', (text, code) => {
  expect(toVerificationCode(text)).toBe(code)
})

// What was in the field, what is in it now («|» is the end of the new text), the code.
test.each([
  ['12', '12رمزك ١٢٣-٤٥٦|', '123456'],
  ['123', '1239|', '1239'],
  ['123456', '1239|456', '123456'],
  ['123456', '12|456', '12456'],
  ['12', '1-3 4|2', '1342'],
  ['', '|رمزك 123-456 اليوم', '123456'],
])('§5 «%s», then «%s», is «%s»', (before, now, code) => {
  expect(changedCode(before, now.replace('|', ''), now.indexOf('|'))).toBe(code)
})
