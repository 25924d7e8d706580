import { describe, expect, test } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { settingsSchema } from './settingsSchema'

const PNG = 'data:image/png;base64,iVBORw0KGgo='

const messages = (change: object) => {
  const { error } = settingsSchema.safeParse({ ...sampleSettings, ...change })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}
const accepts = (change: object) =>
  settingsSchema.safeParse({ ...sampleSettings, ...change }).success

test('the sample is valid, and no field of it is lost', () => {
  expect(settingsSchema.parse(sampleSettings)).toEqual(sampleSettings)
})

describe('name and address (D-3)', () => {
  test('are required, and the name is reported first', () => {
    expect(messages({ email: ' ', name: '\t' })).toEqual([
      ['name', REQUIRED],
      ['email', REQUIRED],
    ])
  })

  test.each(['noura', 'noura@', 'noura@bareed', '@bareed.example', 'a b@bareed.example'])(
    '%j is not an address',
    (email) => {
      expect(messages({ email })).toEqual([['email', INVALID_EMAIL]])
    },
  )

  test('are trimmed, like the phone, which may be empty', () => {
    const { name, email, phone } = settingsSchema.parse({
      ...sampleSettings,
      name: ' نورة ',
      email: ' noura@bareed.example ',
      phone: '  ',
    })
    expect({ name, email, phone }).toEqual({
      name: 'نورة',
      email: 'noura@bareed.example',
      phone: '',
    })
  })
})

test('the choices are exactly those of §3 and §9', () => {
  const { privacy, emailPreferences } = sampleSettings
  for (const language of ['ar', 'en']) expect(accepts({ language })).toBe(true)
  for (const profileVisibility of ['public', 'private'])
    expect(accepts({ privacy: { ...privacy, profileVisibility } })).toBe(true)
  for (const digest of ['daily', 'weekly', 'never'])
    expect(accepts({ emailPreferences: { ...emailPreferences, digest } })).toBe(true)
  expect(accepts({ language: 'fr' })).toBe(false)
  expect(accepts({ privacy: { ...privacy, profileVisibility: 'friends' } })).toBe(false)
  expect(accepts({ emailPreferences: { ...emailPreferences, digest: 'monthly' } })).toBe(false)
})

test('the picture is a JPG or PNG as a data URL, or none (§5)', () => {
  for (const avatar of ['', PNG, PNG.replace('png', 'jpeg')]) expect(accepts({ avatar })).toBe(true)
  for (const avatar of [
    'https://example.com/me.png',
    'blob:http://localhost/1',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    `${PNG}" onerror="alert(1)`,
    `x ${PNG}`,
  ])
    expect(accepts({ avatar }), avatar).toBe(false)
})
