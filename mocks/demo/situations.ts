import type { DataSet } from '@mocks/backend/data/dataSets'
import type { ScenarioName } from '@mocks/backend/scenarios'
import * as z from 'zod/mini'
import { createStoredValue } from '@/lib/storedText'
import { OWN_DATA } from './format/linkParams'
import { BROWSER_KEYS } from './storage/tabState'

/** One address that sets the network, the data, the session, the theme and the screen. */
export type Situation = {
  title: string
  text: string
  path: string
  scenario?: ScenarioName
  data?: DataSet | typeof OWN_DATA
  session?: 'in' | 'out'
  theme?: 'light' | 'dark'
}

const MESSAGES = '/admin/contact-messages'

export const situations: readonly Situation[] = [
  {
    title: 'صباح مزدحم',
    text: 'عشرات الرسائل غير المقروءة تنتظر المحرر.',
    path: `${MESSAGES}?status=unread`,
    data: 'busy',
  },
  {
    title: 'بداية جديدة',
    text: 'صحيفة في يومها الأول: لا رسائل ولا مستخدمين ولا قوائم.',
    path: '/admin/youtube',
    data: 'empty',
  },
  {
    title: 'رسالة تنتظر الرد',
    text: 'رسالة قارئة مفتوحة أمام المحرر.',
    // The newest of the seed.
    path: `${MESSAGES}?message=41`,
  },
  {
    title: 'شبكة بطيئة',
    text: 'كل طلب يتأخر ثانية ونصف الثانية، فتظهر حالات التحميل.',
    path: MESSAGES,
    scenario: 'slow',
  },
  {
    title: 'خادم متعطل',
    text: 'تفشل طلبات الرسائل، وتقول شاشتها ما حدث.',
    path: MESSAGES,
    scenario: 'failing',
  },
  {
    title: 'قارئ في الليل',
    text: 'خبر مفتوح في المظهر الداكن.',
    path: '/sports?story=sports-football-1',
    theme: 'dark',
  },
  {
    title: 'زائر بلا حساب',
    text: 'ما يراه من لم يسجّل دخوله.',
    path: '/dashboard',
    session: 'out',
  },
  {
    title: 'نصوص صعبة',
    text: 'رسائل بنصوص طويلة جدًا ورموز وعلامات اتجاه.',
    path: MESSAGES,
    scenario: 'longText',
  },
]

/** It says everything, so that nothing of an earlier situation stays; only the theme may be the reader’s own. */
export function situationPath(situation: Situation): string {
  const { path, scenario = 'normal', data = OWN_DATA, session = 'in', theme } = situation
  const params = new URLSearchParams({ scenario, data, session, ...(theme && { theme }) })
  return `${path}${path.includes('?') ? '&' : '?'}${params}`
}

/** Those that a person has saved in this browser: links with names. */
export const ownSituations = createStoredValue(
  { key: BROWSER_KEYS.situations },
  z.array(z.object({ title: z.string(), href: z.string() })).parse,
  () => [],
)
