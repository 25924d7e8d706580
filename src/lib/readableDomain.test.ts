import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { readableDomain } from './readableDomain'

test.each([
  'موقع.وزارة-الاتصالات.مصر',
  'مثال.إختبار',
  'أخبار-مدار24.السعودية',
  'صحيفة.example.com',
  'münchen.example',
  'españa.example',
  'ひらがな.example',
  'пример.рф',
  'أ.example',
])('%s is shown as it is written', (domain) => {
  const ascii = domainToASCII(domain)
  expect(ascii).toContain('xn--')
  const written = domain.normalize('NFC')
  expect(readableDomain(ascii)).toBe(written)
  expect(readableDomain(ascii.toUpperCase().replace('XN--', 'xn--')).toLowerCase()).toBe(written)
  expect(readableDomain(`layan@${ascii}`)).toBe(`layan@${written}`)
  expect(readableDomain(`https://${ascii}/a?b=1`)).toBe(`https://${written}/a?b=1`)
})

test('what is no international domain, or imitates another one, stays as it is', () => {
  // `аpple` with a Cyrillic letter, `арре` of these alone, `сое`, `ɡoogle` with a letter of phonetics
  const imitations = ['\u0430pple', '\u0430\u0440\u0440\u0435', '\u0441\u043e\u0435', '\u0261oogle']
  for (const text of [
    'layan@example.com',
    ...imitations.map((name) => domainToASCII(`${name}.com`)),
    'xn--',
    'xn--!',
    'xn--99999999999',
    'xn--a',
    'axn--mgb',
    '',
  ])
    expect(readableDomain(text)).toBe(text)
})
