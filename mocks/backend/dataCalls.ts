const MESSAGES = '*/api/contact-messages'

/**
 * The five calls of Spec §7, in its order; without the placeholder pictures. `label` is the Arabic name that people see,
 * `path` has the syntax of msw's handlers.
 */
export const dataCalls = {
  send: { label: 'إرسال رسالة', method: 'POST', path: MESSAGES },
  list: { label: 'قراءة الرسائل', method: 'GET', path: MESSAGES },
  status: { label: 'تغيير حالة رسالة', method: 'PUT', path: `${MESSAGES}/:id/status` },
  resolved: { label: 'حلّ رسالة', method: 'PUT', path: `${MESSAGES}/:id/resolved` },
  pageSettings: { label: 'حفظ إعدادات صفحة', method: 'POST', path: '*/api/page-settings' },
} satisfies Record<string, { label: string; method: 'GET' | 'POST' | 'PUT'; path: string }>

export type CallId = keyof typeof dataCalls

/** Each path once: two of the calls have the same. */
export const dataPaths = [...new Set(Object.values(dataCalls).map(({ path }) => path))]

export const callIds = Object.keys(dataCalls) as CallId[]

export const isCallId = (text: string): text is CallId => Object.hasOwn(dataCalls, text)
