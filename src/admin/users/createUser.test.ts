import { afterEach, expect, test, vi } from 'vitest'
import { sampleAvatars } from '@/content/admin/users'
import { createUser } from './createUser'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('§9: a new user is active, joined today, has no stored password, and one of the five avatars, each as likely', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 5, 23, 59) })
  const typed = { name: 'رنا الفهد', email: 'rana@bareed.example', role: 'editor' as const }
  const password = { password: '123456', confirmPassword: '123456' }
  const made = [0, 0.2, 0.4, 0.6, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    return createUser({ ...typed, ...password })
  })
  expect(made[0]).toEqual({
    ...typed,
    id: expect.stringMatching(/^user-/),
    status: 'active',
    joinDate: '2026-11-05',
    lastLogin: null,
    articles: 0,
    avatar: sampleAvatars[0],
  })
  expect(made.map(({ avatar }) => avatar)).toEqual(sampleAvatars)
})
