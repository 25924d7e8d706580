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

/**
 * The most letters of each text of a message, which the form and the server share. A longer subject would leave no
 * room for the answer in a `mailto:` link, and a longer message is over the 100 kB of a body (D-16).
 */
export const MESSAGE_LIMITS = { name: 100, email: 254, subject: 150, message: 10_000 } as const

/** The most letters of the editors' notes on a message, with the replies that are recorded there. */
export const NOTES_LIMIT = 20_000

/** The statuses of Spec §3. */
export const MESSAGE_STATUSES = ['unread', 'read', 'replied'] as const
