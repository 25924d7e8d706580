import { counted, plural } from './arabic'
import { trimInvisible } from './invisible'

/** The messages that several forms share (architecture, Habits). */
export const REQUIRED = 'هذا الحقل مطلوب'
/** The alert of a back-office form with a required field left empty (Spec §5). */
export const FILL_REQUIRED = 'يرجى ملء جميع الحقول المطلوبة'
export const INVALID_EMAIL = 'يرجى إدخال بريد إلكتروني صحيح'

const LETTERS = counted('حرفًا واحدًا', 'حرفين', 'أحرف', 'حرفًا', 'حرف')

/** «اكتب 150 حرفًا على الأكثر» */
export const tooLong = (limit: number): string => `اكتب ${plural(limit, LETTERS)} ${AT_MOST}`

/** The letters of a text as the schemas of the server count them: an emoji is one, and spaces at the ends are none. */
export const countLetters = (text: string): number => [...trimInvisible(text)].length

const AT_MOST = 'على الأكثر'

/** Whether a message does not say which field it is about. */
export const isOfAnyField = (message: string): boolean =>
  message === REQUIRED || message.endsWith(AT_MOST)
