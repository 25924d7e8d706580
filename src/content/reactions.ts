import { plural } from '@/lib/arabic'

/** The number of replies with its noun: «96 ردًا». */
export const repliesText = (count: number) =>
  plural(count, { one: 'رد واحد', two: 'ردان', few: 'ردود', many: 'ردًا', other: 'رد' })

/** The number of reposts with its noun: «310 إعادات نشر». */
export const retweetsText = (count: number) =>
  plural(count, {
    one: 'إعادة نشر واحدة',
    two: 'إعادتا نشر',
    few: 'إعادات نشر',
    many: 'إعادة نشر',
    other: 'إعادة نشر',
  })

/** The number of likes with its noun: «1,204 إعجابات». */
export const likesText = (count: number) =>
  plural(count, {
    one: 'إعجاب واحد',
    two: 'إعجابان',
    few: 'إعجابات',
    many: 'إعجابًا',
    other: 'إعجاب',
  })
