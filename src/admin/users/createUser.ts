import { type AdminUser, sampleAvatars } from '@/content/admin/users'
import type { NewUser } from './addUserSchema'

type Circumstances = {
  id: string
  now: Date
  /** 0 ≤ `random` < 1; picks the avatar */
  random: number
}

/**
 * A user from the form: active, joined today, never logged in, with one of the five avatars (Spec
 * §9). The password is dropped: adding is local only (D-4).
 */
export function createUser(values: NewUser, { id, now, random }: Circumstances): AdminUser {
  const { name, email, role } = values
  const avatar = sampleAvatars[Math.floor(random * sampleAvatars.length)] ?? null
  return {
    id,
    name,
    email,
    role,
    status: 'active',
    joinDate: dayOf(now),
    lastLogin: null,
    articles: 0,
    avatar,
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day in the browser's time zone, `2026-11-20`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
