import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeText, requiredEmail, requiredText } from './textSchemas'

test('a text of which nothing is seen, or without a letter, counts as empty', () => {
  const unseen = ['', ' \u200f', '\u2060\u00ad ', '\u3164', '\u2800']
  const unlettered = ['ـَ ـ', 'ـ\u200fـ', 'ـ\u0001', '\ufffc', '\ue000', '\ufe76']
  for (const text of [...unseen, ...unlettered])
    expect(requiredText.safeParse(text).error?.issues[0]?.message, text).toBe('هذا الحقل مطلوب')
  for (const text of unseen)
    expect(requiredEmail.safeParse(text).error?.issues[0]?.message, text).toBe('هذا الحقل مطلوب')
})

test.each([
  'lay\u200ban@example.com\u200e',
  '"ليان" <layan@example.com>;',
  'MAILTO:layan%40example.com?subject=%D9%85',
  '<mailto:layan@example.com>',
  '«layan@example.com»،',
  '- layan@example.com۔',
  'mailto://layan@example.com',
  'la\u0640yan@exam\u0640ple.com',
  'ｌａｙａｎ＠ｅｘａｍｐｌｅ。com',
  '✉️ layan@example.com',
])('%j is layan@example.com', (typed) => {
  expect(requiredEmail.parse(typed)).toBe('layan@example.com')
})

test('an address has one name, one @ and a domain with a dot, and no sign that parts two of them', () => {
  const names = ['', 'la yan', 'layan،', '.layan', 'layan.', 'la🙂yan', 'layan..h']
  const domains = ['', '@', '@example', '@example.com/x', '@-example.com', '@x-.com', '@10.0.0.1']
  const two = ['layan@example.com, sara@x.com', 'ليان <layan@example.com>, سارة <sara@x.com>']
  const wrong = [...names.map((name) => `${name}@x.com`), ...domains.map((one) => `layan${one}`)]
  const accepted = [...wrong, ...two].filter((typed) => requiredEmail.safeParse(typed).success)
  expect(accepted).toEqual([])
  for (const email of ["o'neil+news@mail.example.co", 'ليان@مثال.السعودية'])
    expect(requiredEmail.parse(email)).toBe(email)
})

test('digits of an Arabic keyboard become those of an address, a telephone, a server', () => {
  expect(requiredEmail.parse('layan٢۳@example.com')).toBe('layan23@example.com')
  expect(codeText.parse('\u202a+٢٠\u200e ١٠٠ ۱۲۳\u202c ')).toBe('+20 100 123')
  expect(codeText.parse('ｓｍｔｐ．my\u2011example．com')).toBe('smtp.my-example.com')
})

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>@.,a،؛"«»\u200f xn-') }), (typed) => {
      const once = requiredEmail.safeParse(typed).data
      if (once !== undefined) expect(requiredEmail.parse(once)).toBe(once)
    }),
  )
})
