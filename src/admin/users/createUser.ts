import { type AdminUser, sampleAvatars } from '@/content/admin/users'
import { newId } from '@/lib/editableList'
import { today } from '@/lib/localDay'
import type { NewUser } from './userSchemas'

/**
 * A user from the form: active, joined today, never logged in, with one of the five avatars (Spec
 * §9). The password is dropped: adding is local only (D-4).
 */
export function createUser({ name, email, role }: NewUser): AdminUser {
  return {
    id: newId('user'),
    name,
    email,
    role,
    status: 'active',
    joinDate: today(),
    lastLogin: null,
    articles: 0,
    avatar: sampleAvatars[Math.floor(Math.random() * sampleAvatars.length)] ?? null,
  }
}
