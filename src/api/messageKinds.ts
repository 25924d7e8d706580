/** The categories of Spec §9 in its order; the first is the default. */
export const CONTACT_CATEGORIES = [
  'عام',
  'شكوى',
  'اقتراح',
  'دعم تقني',
  'شراكة',
  'إعلان',
  'سياسة الخصوصية',
  'شروط الاستخدام',
  'أخرى',
] as const

/** The statuses of Spec §3. */
export const MESSAGE_STATUSES = ['unread', 'read', 'replied'] as const
