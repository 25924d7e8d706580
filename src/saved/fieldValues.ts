import { adSizeTypes } from '@/content/admin/adCatalogue'
import { ROLE_NAMES, STATUS_NAMES } from '@/content/admin/kindNames'
import { sourceCategories } from '@/content/admin/kinds'
import { TIMEZONE_CITIES } from '@/content/admin/systemSettings'
import { dayOfMonth, formatCalendarDay } from '@/lib/dates'
import { excerpt } from '@/lib/excerpt'
import { trimInvisible } from '@/lib/invisible'
import { clockTime } from '@/lib/localDay'

const namesOf = (all: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]))

const LANGUAGES = { ar: 'العربية', en: 'English' }

/** The names of values that are a word of the data, by their field. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: STATUS_NAMES,
  role: ROLE_NAMES,
  category: namesOf(sourceCategories),
  language: LANGUAGES,
  defaultLanguage: LANGUAGES,
  timezone: TIMEZONE_CITIES,
  type: namesOf(adSizeTypes),
  profileVisibility: { public: 'عام', private: 'خاص' },
  digest: { daily: 'يومي', weekly: 'أسبوعي', never: 'بلا ملخص' },
}

const EMPTY = 'فارغ'
const LONGEST = 80
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** The value of a field as a person reads it: «غير مقروءة», «نعم», «25 نوفمبر 2026». */
export function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  if (typeof value === 'object' && value !== null) {
    const fieldOf = (part: string) => (Array.isArray(value) ? field : part)
    const parts = Object.entries(value).map(([part, one]) => valueText(fieldOf(part), one))
    return excerpt(parts.join('، ') || EMPTY, LONGEST)
  }
  const text = trimInvisible(String(value ?? '')) || EMPTY
  if (text.startsWith('data:image/')) return 'صورة'
  if (DAY.test(text)) return formatCalendarDay(text)
  if (MOMENT.test(text)) return `${dayOfMonth(new Date(text))}، ${clockTime(new Date(text))}`
  return VALUE_NAMES[field]?.[text] ?? excerpt(text, LONGEST)
}
