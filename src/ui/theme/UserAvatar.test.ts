import { describe, expect, test } from 'vitest'
import { tintOf, userInitial } from './UserAvatar'

describe('userInitial («Visual language», Images)', () => {
  test('is the first letter after spaces, signs and emoji', () => {
    expect(userInitial('نورة الصالح')).toBe('ن')
    expect(userInitial('  «مرصد الطقس»')).toBe('م')
    expect(userInitial('ـسارة')).toBe('س')
    expect(userInitial('ﻣﺤﻤﺪ')).toBe('م')
    expect(userInitial('@salma_reads')).toBe('S')
    expect(userInitial('🚀 فضاء')).toBe('ف')
    expect(userInitial('24 ساعة')).toBe('2')
  })

  test('includes the marks of the letter, and writes a single ه as هـ', () => {
    expect(userInitial('\u0639\u064e\u0645\u0651')).toBe('\u0639\u064e')
    expect(userInitial('\u0627\u0654حمد')).toBe('أ')
    expect(userInitial('هندسة يومية')).toBe('هـ')
  })

  test('is empty when the name has no letter', () => {
    expect(userInitial('')).toBe('')
    expect(userInitial(' ·—🙂 ')).toBe('')
  })
})

describe('tintOf', () => {
  test('is the same for the same name, is below the count, and distributes names', () => {
    const names = ['نورة', 'سلمى تقرأ', 'مرصد الطقس', 'هندسة يومية', 'علم بسيط', 'قناة المرسى', '']
    const tints = names.map((name) => tintOf(name, 7))
    expect(tints).toEqual(names.map((name) => tintOf(name, 7)))
    for (const tint of tints) expect([0, 1, 2, 3, 4, 5, 6]).toContain(tint)
    expect(new Set(tints).size).toBeGreaterThan(3)
  })
})
