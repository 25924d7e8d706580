import { describe, expect, test } from 'vitest'
import { sampleAvatars } from '@/content/admin/users'
import { createUser } from './createUser'

const values = {
  name: 'رنا الفهد',
  email: 'rana@bareed.example',
  role: 'editor' as const,
  password: '123456',
  confirmPassword: '123456',
}
const now = new Date(2026, 10, 5, 23, 59)

describe('Spec §9: a new user', () => {
  test('is active, joined today, and has no stored password', () => {
    expect(createUser(values, { id: 'x', now, random: 0 })).toEqual({
      id: 'x',
      name: 'رنا الفهد',
      email: 'rana@bareed.example',
      role: 'editor',
      status: 'active',
      joinDate: '2026-11-05',
      lastLogin: null,
      articles: 0,
      avatar: sampleAvatars[0],
    })
  })

  test('has one of the five avatars, each as likely', () => {
    const avatars = [0, 0.2, 0.4, 0.6, 0.999].map(
      (random) => createUser(values, { id: 'x', now, random }).avatar,
    )
    expect(sampleAvatars).toHaveLength(5)
    expect(avatars).toEqual(sampleAvatars)
  })
})
