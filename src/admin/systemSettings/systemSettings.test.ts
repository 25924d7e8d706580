import { expect, test } from 'vitest'
import { systemDefaults } from '@/content/admin/systemSettings'
import { fieldsOf, systemSettingsSchema } from './systemSettingsSchema'

const parse = (change: object) =>
  systemSettingsSchema.parse({ ...fieldsOf(systemDefaults), ...change })

test('§3, §5: every field is in the form, without validation; the port is text', () => {
  expect(parse({})).toEqual(systemDefaults)
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
