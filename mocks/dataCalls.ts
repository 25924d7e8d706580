import { MESSAGES, RESOLVED, STATUS } from './handlers/contactMessages'
import { PAGE_SETTINGS } from './handlers/pageSettings'

export type DataCall = {
  /** the Arabic name that people see */
  label: string
  method: 'GET' | 'POST' | 'PUT'
  /** in the syntax of msw's handlers */
  path: string
}

/** The five calls of Spec §7, in its order; without the placeholder pictures. */
export const dataCalls = {
  send: { label: 'إرسال رسالة', method: 'POST', path: MESSAGES },
  list: { label: 'قراءة الرسائل', method: 'GET', path: MESSAGES },
  status: { label: 'تغيير حالة رسالة', method: 'PUT', path: STATUS },
  resolved: { label: 'حلّ رسالة', method: 'PUT', path: RESOLVED },
  pageSettings: { label: 'حفظ إعدادات صفحة', method: 'POST', path: PAGE_SETTINGS },
} satisfies Record<string, DataCall>

export type CallId = keyof typeof dataCalls

export const callIds = Object.keys(dataCalls) as CallId[]

export const isCallId = (text: string): text is CallId => Object.hasOwn(dataCalls, text)
