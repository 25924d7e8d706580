/** The messages that several forms share (architecture, Habits). */
export const REQUIRED = 'هذا الحقل مطلوب'
/** The alert of a back-office form with a required field left empty (Spec §5). */
export const FILL_REQUIRED = 'يرجى ملء جميع الحقول المطلوبة'
export const INVALID_EMAIL = 'يرجى إدخال بريد إلكتروني صحيح'

/**
 * The "simple address pattern" of Spec §5: some text, an at sign, a domain with a dot. A stricter pattern would
 * reject real addresses, for example those with an Arabic domain.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
