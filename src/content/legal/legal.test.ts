import { describe, expect, test } from 'vitest'
import { privacyPolicy } from './privacyPolicy'
import { termsOfUse } from './termsOfUse'

const ids = ({ sections }: typeof privacyPolicy) => sections.map(({ id }) => id)
const wholeText = (document: typeof privacyPolicy) => JSON.stringify(document)
const textOf = (document: typeof privacyPolicy, id: string) =>
  JSON.stringify(document.sections.find((section) => section.id === id)?.body)

describe('legal pages (Spec §2)', () => {
  test('§2: the privacy policy has the nine sections, in order', () => {
    expect(ids(privacyPolicy)).toEqual([
      'introduction',
      'data-collected',
      'use',
      'sharing',
      'security',
      'rights',
      'children',
      'changes',
      'contact',
    ])
  })

  test('§2: the terms of use have the eleven sections, in order', () => {
    expect(ids(termsOfUse)).toEqual([
      'acceptance',
      'use',
      'accounts',
      'intellectual-property',
      'privacy',
      'disclaimer',
      'liability',
      'termination',
      'governing-law',
      'changes',
      'contact',
    ])
  })

  test('§2: children 13+, and the law and the courts of Saudi Arabia', () => {
    expect(textOf(privacyPolicy, 'children')).toContain('بلغ 13 عامًا فأكثر')
    expect(textOf(termsOfUse, 'governing-law')).toContain('لأنظمة المملكة العربية السعودية')
    expect(textOf(termsOfUse, 'governing-law')).toContain('محاكم المملكة العربية السعودية')
  })

  test.each([privacyPolicy, termsOfUse])('§2: $title, last updated 15/01/2025', (document) => {
    expect(document.updated).toBe('2025-01-15')
  })

  test.each([privacyPolicy, termsOfUse])('§2: $title names its enquiry type', (document) => {
    expect(document.contact.category).toBe(document.title)
    expect(textOf(document, 'contact')).toContain(`اختر «${document.title}» في نوع الاستفسار`)
  })

  test.each([privacyPolicy, termsOfUse])(
    '$title: no title or text is repeated, no section is empty, digits are Western (D-28)',
    (document) => {
      const titles = document.sections.map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
      const lines = document.sections.flatMap(({ body }) =>
        body.flatMap((block) => (typeof block === 'string' ? [block] : block.items)),
      )
      expect(new Set(lines).size).toBe(lines.length)
      expect(document.sections.filter(({ body }) => body.length === 0)).toEqual([])
      expect(wholeText(document)).not.toMatch(/[٠-٩۰-۹]/)
    },
  )
})
