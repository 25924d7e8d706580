import { MESSAGE_STATUS_NAMES } from '@/api/messageKinds'
import { adSizeTypes } from '@/content/admin/adCatalogue'
import { SOURCE_STATUS_NAMES, sourceCategories } from '@/content/admin/newsSourceKinds'
import { TIMEZONE_CITIES } from '@/content/admin/systemSettings'
import { ROLE_NAMES, USER_STATUS_NAMES } from '@/content/admin/userKinds'
import { DIGEST_NAMES, LANGUAGE_NAMES, VISIBILITY_NAMES } from '@/content/settings'
import { formatCalendarDay } from '@/lib/dates'
import { excerpt } from '@/lib/excerpt'
import { localDay } from '@/lib/localDay'

const namesOf = (all: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]))

/** The values that are a word of the data, by their field; the same words as on the screens. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // No two kinds of items share a word.
  status: { ...MESSAGE_STATUS_NAMES, ...USER_STATUS_NAMES, ...SOURCE_STATUS_NAMES },
  role: ROLE_NAMES,
  category: namesOf(sourceCategories),
  language: LANGUAGE_NAMES,
  defaultLanguage: LANGUAGE_NAMES,
  timezone: TIMEZONE_CITIES,
  type: namesOf(adSizeTypes),
  profileVisibility: VISIBILITY_NAMES,
  digest: DIGEST_NAMES,
}

const EMPTY = 'فارغ'
const LONGEST = 80
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** The value of a field as a person reads it: «غير مقروءة», «نعم», «25 نوفمبر 2026». */
export function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  if (Array.isArray(value))
    return excerpt(value.map((one) => valueText(field, one)).join('، ') || EMPTY, LONGEST)
  if (typeof value === 'object')
    return excerpt(
      Object.entries(value)
        .map(([part, one]) => valueText(part, one))
        .join('، '),
      LONGEST,
    )
  const text = String(value)
  if (text.startsWith('data:image/')) return 'صورة'
  if (DAY.test(text)) return formatCalendarDay(text)
  if (MOMENT.test(text)) return formatMoment(new Date(text))
  return VALUE_NAMES[field]?.[text] ?? excerpt(text, LONGEST)
}

const two = (part: number) => String(part).padStart(2, '0')
const formatMoment = (date: Date) =>
  `${formatCalendarDay(localDay(date))}، ${two(date.getHours())}:${two(date.getMinutes())}`
