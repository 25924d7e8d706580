import { expect, test } from 'vitest'
import { DIGESTS, sampleSettings } from '@/content/settings'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { settingsSchema } from './settingsSchema'

const PNG = 'data:image/png;base64,iVBORw0KGgo='

const messages = (change: object) => {
  const { error } = settingsSchema.safeParse({ ...sampleSettings, ...change })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

test('name and address are required, the name first (D-3); texts are trimmed, and the phone may be empty', () => {
  expect(messages({ email: ' ', name: '\t' })).toEqual([
    ['name', REQUIRED],
    ['email', REQUIRED],
  ])
  expect(messages({ email: 'noura@bareed' })).toEqual([['email', INVALID_EMAIL]])
  const typed = { ...sampleSettings, name: ' نورة ', phone: '  ' }
  expect(settingsSchema.parse(typed)).toEqual({ ...sampleSettings, name: 'نورة', phone: '' })
})

test('the choices are those of §3 and §9; the picture is a JPG or PNG as a data URL, or none (§5)', () => {
  const accepts = (change: object) => messages(change).length === 0
  const { privacy, emailPreferences } = sampleSettings
  for (const digest of DIGESTS)
    expect(accepts({ emailPreferences: { ...emailPreferences, digest } })).toBe(true)
  expect(accepts({ emailPreferences: { ...emailPreferences, digest: 'monthly' } })).toBe(false)
  expect(accepts({ privacy: { ...privacy, profileVisibility: 'friends' } })).toBe(false)
  expect(accepts({ language: 'fr' })).toBe(false)
  for (const avatar of ['', PNG, PNG.replace('png', 'jpeg')]) expect(accepts({ avatar })).toBe(true)
  const svg = 'data:image/svg+xml;base64,PHN2Zz4='
  for (const avatar of ['https://example.com/me.png', svg, `${PNG}" onerror="alert(1)`, `x ${PNG}`])
    expect(accepts({ avatar }), avatar).toBe(false)
})
