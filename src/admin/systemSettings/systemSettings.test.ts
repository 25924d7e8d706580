import { expect, test } from 'vitest'
import { systemDefaults, TIMEZONES } from '@/content/admin/systemSettings'
import { fieldsOf, systemSettingsSchema } from './systemSettingsSchema'

const parse = (change: object) =>
  systemSettingsSchema.parse({ ...fieldsOf(systemDefaults), ...change })

test('§3, §9: every field is in the form and has its default; four time zones, Riyadh first', () => {
  expect(Object.keys(systemDefaults).join(' ')).toBe(
    'siteName siteDescription defaultLanguage timezone enableNotifications smtpHost smtpPort smtpUsername smtpPassword enableSSL enableAnalytics analyticsCode cacheEnabled cacheDuration',
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
  expect(parse({})).toEqual(systemDefaults)
  expect(TIMEZONES).toEqual(['Asia/Riyadh', 'Asia/Dubai', 'Asia/Kuwait', 'Asia/Qatar'])
})

test('§5: no validation; the port is text', () => {
  const odd = { siteName: '', smtpHost: '', smtpPort: 'منفذ', analyticsCode: '<script>' }
  expect(parse(odd)).toMatchObject(odd)
})

test('D-40: digits of another keyboard and invisible marks do not reach the mail server', () => {
  const typed = { smtpHost: '\u200fsmtp.example.com ', smtpPort: '\u200f٥٨٧' }
  expect(parse(typed)).toMatchObject({ smtpHost: 'smtp.example.com', smtpPort: '587' })
})

test('the form never shows a stored password', () => {
  const stored = { ...systemDefaults, smtpPassword: 'secret' }
  expect(fieldsOf(stored).smtpPassword).toBe('')
})
