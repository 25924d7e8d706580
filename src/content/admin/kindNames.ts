import type { UserRole } from './kinds'

export const ROLE_NAMES: Readonly<Record<UserRole, string>> = {
  user: 'مستخدم',
  editor: 'محرر',
  admin: 'مدير',
}

/** No two kinds of records share a status, so the change log finds its name in one table. */
export const STATUS_NAMES = {
  unread: 'غير مقروءة',
  read: 'مقروءة',
  replied: 'مردود عليها',
  active: 'نشط',
  suspended: 'معلّق',
  banned: 'محظور',
  collected: 'اكتمل الجمع',
  processing: 'قيد المعالجة',
  error: 'خطأ في الجمع',
} as const
