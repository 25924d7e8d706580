import { expect, test } from 'vitest'
import { sampleProfile } from '@/content/profile'
import { DEMO_READER } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { profileSchema } from './profileSchema'
import { saveProfile } from './saveProfile'

test('§4 saving commits every changed field of the draft, and only those', () => {
  saveProfile({ name: 'ليان', bio: 'أقرأ.', interests: ['science'] })
  const { name, email } = savedSettings.get()
  expect([name, email]).toEqual(['ليان', DEMO_READER.email])
  expect(savedProfile.get()).toEqual({ ...sampleProfile, bio: 'أقرأ.' })
  expect(savedInterests.get()).toEqual(['science'])
  for (const store of [savedSettings, savedProfile, savedInterests])
    store.save(store.shipped() as never)
})

// What is refused of name, address and picture: `settingsSchema.test.ts`.
test('§5 of a profile only name and e-mail are required; an interest is one of the list', () => {
  const filled = { ...DEMO_READER, phone: '', location: '', bio: '', interests: [] }
  const wrong = { ...filled, name: ' ', email: '', interests: ['chess'] }
  expect(profileSchema.safeParse(filled).success).toBe(true)
  const fields = profileSchema.safeParse(wrong).error?.issues.map(({ path }) => path[0])
  expect(fields).toEqual(['name', 'email', 'interests'])
})
