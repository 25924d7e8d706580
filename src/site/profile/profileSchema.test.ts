import { expect, test } from 'vitest'
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

const failuresOf = (change: object) =>
  profileSchema
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('§5 only a name and an e-mail address are required, the name first (D-3); texts are trimmed', () => {
  expect(failuresOf({ phone: '', location: '', bio: '', interests: [] })).toBeUndefined()
  expect(failuresOf({ name: '  ', email: '' })).toEqual([
    ['name', REQUIRED],
    ['email', REQUIRED],
  ])
  expect(failuresOf({ email: 'noura' })).toEqual([['email', INVALID_EMAIL]])
  expect(profileSchema.parse({ ...draft, name: ' نورة ', bio: ' أقرأ.\n' })).toMatchObject({
    name: 'نورة',
    bio: 'أقرأ.',
  })
})

test('§3 the picture is one of ours, or none, and an interest is one of the list', () => {
  expect(failuresOf({ avatar: 'data:image/png;base64,iVBORw0KGgo=' })).toBeUndefined()
  expect(failuresOf({ avatar: 'https://x.example' })).toHaveLength(1)
  expect(failuresOf({ interests: ['chess'] })).toHaveLength(1)
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
