/** Validation messages, each once (architecture, Habits). */
export const REQUIRED = 'هذا الحقل مطلوب'
export const INVALID_EMAIL = 'يرجى إدخال بريد إلكتروني صحيح'
