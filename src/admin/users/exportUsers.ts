import { type ExportField, exportData } from '@/admin/export/exportData'
import type { AdminUser } from '@/content/admin/users'
import { ROLES, STATUSES } from './userTexts'

const FIELDS: readonly ExportField<AdminUser>[] = [
  ['الاسم', ({ name }) => name],
  ['البريد', ({ email }) => email],
  ['الدور', ({ role }) => ROLES[role].label],
  ['الحالة', ({ status }) => STATUSES[status].label],
  ['الانضمام', ({ joinDate }) => joinDate],
  ['آخر دخول', ({ lastLogin }) => lastLogin],
  ['المقالات', ({ articles }) => articles],
]

export const exportUsers = (users: readonly AdminUser[]) => exportData('users', FIELDS, users)
