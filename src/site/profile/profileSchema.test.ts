import { describe, expect, test } from 'vitest'
import { sampleProfile } from '@/content/profile'
import { DEMO_READER } from '@/lib/reader'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { type ProfileDraft, profileSchema } from './profileSchema'
import { saveProfile } from './saveProfile'

const { location, bio } = sampleProfile
const draft: ProfileDraft = { ...DEMO_READER, location, bio, interests: ['sports'] }

const failuresOf = (change: Partial<ProfileDraft>) =>
  profileSchema
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('§5 the profile form', () => {
  test('accepts the sample, and a profile with only a name and an e-mail address', () => {
    expect(profileSchema.parse(draft)).toEqual(draft)
    expect(failuresOf({ phone: '', location: '', bio: '', interests: [] })).toBeUndefined()
  })

  test('refuses a name of spaces', () => {
    expect(failuresOf({ name: '  ' })).toEqual([['name', REQUIRED]])
  })

  test.each([
    ['', REQUIRED],
    ['noura', INVALID_EMAIL],
    ['noura@bareed', INVALID_EMAIL],
    ['a b@bareed.example', INVALID_EMAIL],
  ])('the address %j: %s', (address, message) => {
    expect(failuresOf({ email: address })?.[0]).toEqual(['email', message])
  })

  test('D-3: the name is reported before the address', () => {
    expect(Object.keys(profileSchema.shape).slice(0, 2)).toEqual(['name', 'email'])
  })

  test('trims what was typed', () => {
    expect(profileSchema.parse({ ...draft, name: ' نورة ', bio: ' أقرأ.\n' })).toMatchObject({
      name: 'نورة',
      bio: 'أقرأ.',
    })
  })

  test('§3 the picture is one of ours, or none', () => {
    expect(failuresOf({ avatar: 'data:image/png;base64,iVBORw0KGgo=' })).toBeUndefined()
    expect(profileSchema.safeParse({ ...draft, avatar: 'https://x.example' }).success).toBe(false)
  })

  test('refuses an unknown interest', () => {
    expect(profileSchema.safeParse({ ...draft, interests: ['chess'] }).success).toBe(false)
  })
})

test('§4 saving commits every changed field of the draft, and only those', () => {
  saveProfile({ name: 'ليان', bio: 'أقرأ.', interests: ['science'] })
  const { name, email } = savedSettings.get()
  expect([name, email]).toEqual(['ليان', DEMO_READER.email])
  expect(savedProfile.get()).toEqual({ ...sampleProfile, bio: 'أقرأ.' })
  expect(savedInterests.get()).toEqual(['science'])
  for (const store of [savedSettings, savedProfile, savedInterests])
    store.save(store.shipped() as never)
})
