import * as z from 'zod/mini'
import { USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import { type AdminUser, sampleUsers } from '@/content/admin/users'
import { createSavedStore } from '@/lib/savedStore'
import { count, day, id, pictureSchema, text } from './shapes'

const userSchema = z.strictObject({
  id,
  name: text,
  email: text,
  role: z.enum(USER_ROLES),
  status: z.enum(USER_STATUSES),
  joinDate: day,
  lastLogin: z.nullable(text),
  articles: count,
  avatar: z.nullable(pictureSchema),
}) satisfies z.ZodMiniType<AdminUser>

/** The users of the admin area. Editors: `/admin/users`. Readers do not see them. */
export const savedUsers = createSavedStore<readonly AdminUser[]>({
  name: 'users',
  shipped: () => sampleUsers,
  parse: z.array(userSchema).parse,
})
