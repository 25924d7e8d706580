/** Validation messages, each once (architecture, Habits). */
export const REQUIRED = 'هذا الحقل مطلوب'
/** The alert of a back-office form with a required field left empty (Spec §5). */
export const FILL_REQUIRED = 'يرجى ملء جميع الحقول المطلوبة'
export const INVALID_EMAIL = 'يرجى إدخال بريد إلكتروني صحيح'

/**
 * The "simple address pattern" of Spec §5: something, an at, a domain with a dot. More would turn away
 * real addresses, those with an Arabic domain among them.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
