import { plural } from '@/lib/arabic'

/** «96 ردًا», as it is read aloud. */
export const repliesText = (count: number) =>
  plural(count, { one: 'رد واحد', two: 'ردان', few: 'ردود', many: 'ردًا', other: 'رد' })

/** «310 إعادات نشر», as it is read aloud. */
export const retweetsText = (count: number) =>
  plural(count, {
    one: 'إعادة نشر واحدة',
    two: 'إعادتا نشر',
    few: 'إعادات نشر',
    many: 'إعادة نشر',
    other: 'إعادة نشر',
  })

/** «1,204 إعجابات», as it is read aloud. */
export const likesText = (count: number) =>
  plural(count, {
    one: 'إعجاب واحد',
    two: 'إعجابان',
    few: 'إعجابات',
    many: 'إعجابًا',
    other: 'إعجاب',
  })
