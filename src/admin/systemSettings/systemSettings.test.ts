import { describe, expect, test } from 'vitest'
import { systemDefaults, TIMEZONES } from '@/content/admin/systemSettings'
import { fieldsOf, systemSettingsSchema } from './systemSettingsSchema'

describe('system settings (Spec §3)', () => {
  test('§3: every field, with its default', () => {
    expect(Object.keys(systemDefaults)).toEqual(
      'siteName siteDescription defaultLanguage timezone enableNotifications smtpHost smtpPort smtpUsername smtpPassword enableSSL enableAnalytics analyticsCode cacheEnabled cacheDuration'.split(
        ' ',
      ),
    )
    expect(systemDefaults).toMatchObject({
      defaultLanguage: 'ar',
      timezone: 'Asia/Riyadh',
      smtpPort: '587',
      smtpPassword: '',
      enableSSL: true,
      enableAnalytics: true,
      cacheEnabled: true,
      cacheDuration: 3600,
    })
  })

  test('§3: four time zones, Riyadh first', () => {
    expect(TIMEZONES).toEqual(['Asia/Riyadh', 'Asia/Dubai', 'Asia/Kuwait', 'Asia/Qatar'])
  })

  test('the form has every field and returns the same values', () => {
    expect(Object.keys(systemSettingsSchema.shape).sort()).toEqual(
      Object.keys(systemDefaults).sort(),
    )
    expect(systemSettingsSchema.parse(fieldsOf(systemDefaults))).toEqual(systemDefaults)
  })
})

describe('§5: no validation; the port is text', () => {
  const parse = (change: object) =>
    systemSettingsSchema.parse({ ...fieldsOf(systemDefaults), ...change })

  test('any value is accepted, also empty or unusual ones', () => {
    const odd = {
      siteName: '',
      siteDescription: '',
      smtpHost: '',
      smtpPort: 'منفذ',
      analyticsCode: '<script>',
    }
    expect(parse(odd)).toMatchObject(odd)
  })

  test('D-40: digits of another keyboard and invisible marks do not reach the mail server', () => {
    const typed = { smtpHost: '\u200fsmtp.example.com ', smtpPort: '\u200f٥٨٧' }
    expect(parse(typed)).toMatchObject({ smtpHost: 'smtp.example.com', smtpPort: '587' })
  })
})

test('the form never shows a stored password', () => {
  const withPassword = { ...systemDefaults, smtpPassword: 'secret' }
  expect(fieldsOf(withPassword).smtpPassword).toBe('')
})
