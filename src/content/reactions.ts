import { counted, plural } from '@/lib/arabic'

/** The number of replies with its noun: «96 ردًا». */
export const repliesText = (count: number) =>
  plural(count, counted('رد واحد', 'ردان', 'ردود', 'ردًا', 'رد'))

/** The number of reposts with its noun: «310 إعادات نشر». */
export const retweetsText = (count: number) =>
  plural(count, counted('إعادة نشر واحدة', 'إعادتا نشر', 'إعادات نشر', 'إعادة نشر', 'إعادة نشر'))

/** The number of likes with its noun: «1,204 إعجابات». */
export const likesText = (count: number) =>
  plural(count, counted('إعجاب واحد', 'إعجابان', 'إعجابات', 'إعجابًا', 'إعجاب'))
