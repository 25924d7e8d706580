import { counted, plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { localDay } from '@/lib/localDay'

export const USERS = counted('مستخدم واحد', 'مستخدمان', 'مستخدمين', 'مستخدمًا', 'مستخدم')

const ACTIVE = counted('واحد نشط', 'اثنان نشطان', 'نشطون', 'نشطًا', 'نشط')

/** The text under the page title: «12 مستخدمًا، منهم 9 نشطون». */
export function describeUsers(total: number, active: number): string {
  if (total === 0) return 'لا مستخدمين'
  const users = plural(total, USERS)
  if (active === 0) return `${users}، ${total === 1 ? 'غير نشط' : 'لا نشط بينهم'}`
  if (total === 1) return `${users}، نشط`
  return `${users}، ${total === 2 ? 'منهما' : 'منهم'} ${plural(active, ACTIVE)}`
}

/**
 * Describes the last login: «اليوم، 09:12», «أمس، 22:05», the day alone if it is earlier, or that there was none.
 * `lastLogin` is a local time (`2026-11-20T09:12`). Without `now` (before the clock is read) the result is the day.
 */
export function describeLastLogin(
  lastLogin: string | null,
  now: Date | null,
): { day: string; time?: string } {
  if (lastLogin === null) return { day: 'لم يحدث بعد' }
  const [day = '', time = ''] = lastLogin.split('T')
  if (now && day === localDay(now)) return { day: 'اليوم', time }
  if (now && day === localDay(dayBefore(now))) return { day: 'أمس', time }
  return { day: formatCalendarDay(day) }
}

const dayBefore = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)
