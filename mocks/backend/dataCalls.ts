const MESSAGES = '*/api/contact-messages'

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
  status: { label: 'تغيير حالة رسالة', method: 'PUT', path: `${MESSAGES}/:id/status` },
  resolved: { label: 'حلّ رسالة', method: 'PUT', path: `${MESSAGES}/:id/resolved` },
  pageSettings: { label: 'حفظ إعدادات صفحة', method: 'POST', path: '*/api/page-settings' },
} satisfies Record<string, DataCall>

export type CallId = keyof typeof dataCalls

/** Each path once: two of the calls have the same. */
export const dataPaths = [...new Set(Object.values(dataCalls).map(({ path }) => path))]

export const callIds = Object.keys(dataCalls) as CallId[]

export const isCallId = (text: string): text is CallId => Object.hasOwn(dataCalls, text)
