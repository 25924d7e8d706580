import * as z from 'zod/mini'
import { USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import { sampleUsers } from '@/content/admin/users'
import { day, id, pictureSchema, savedListLike, text } from './shapes'

/** The users of the admin area. Editors: `/admin/users`. Readers do not see them. */
export const savedUsers = savedListLike('users', sampleUsers, {
  id,
  role: z.enum(USER_ROLES),
  status: z.enum(USER_STATUSES),
  joinDate: day,
  lastLogin: z.nullable(text),
  avatar: z.nullable(pictureSchema),
})
