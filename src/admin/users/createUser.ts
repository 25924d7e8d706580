import { type AdminUser, sampleAvatars } from '@/content/admin/users'
import { localDay } from '@/lib/localDay'
import type { NewUser } from './userSchemas'

type CreateUserDeps = {
  id: string
  now: Date
  /** 0 ≤ `random` < 1; picks the avatar */
  random: number
}

/**
 * A user from the form: active, joined today, never logged in, with one of the five avatars (Spec
 * §9). The password is dropped: adding is local only (D-4).
 */
export function createUser(values: NewUser, { id, now, random }: CreateUserDeps): AdminUser {
  const { name, email, role } = values
  const avatar = sampleAvatars[Math.floor(random * sampleAvatars.length)] ?? null
  return {
    id,
    name,
    email,
    role,
    status: 'active',
    joinDate: localDay(now),
    lastLogin: null,
    articles: 0,
    avatar,
  }
}
