import type { RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw/http'
import { delay } from 'msw/utils/delay'
import { createDatabase } from './data/database'
import { extremeMessages } from './data/extremeMessages'
import { manyMessages } from './data/manyMessages'
import { isolatedHandlers } from './handlers'
import { contactMessageHandlers, MESSAGES, RESOLVED, STATUS } from './handlers/contactMessages'
import { PAGE_SETTINGS } from './handlers/pageSettings'
import { problem } from './handlers/respond'

const SLOW_MS = 1500
const DEFAULT_COUNT = 10_000
const MAX_COUNT = 50_000

/** Of the 500 messages of `someChangesFail`, those whose first change fails. The first page of the list has two of them. */
const FAILING_ONCE = { server: ['500', '251', '7'], network: ['480', '99'] }

export type ScenarioOptions = {
  /** how many messages `large` has; 10,000 by default */
  count?: number
}

export type Scenario = {
  /** the Arabic name that people see */
  label: string
  description: string
  /** its messages exist only in the memory of this page and are never stored */
  hasOwnMessages?: true
  /**
   * Returns handlers to put before the usual ones. A handler that returns no response lets the usual handlers
   * answer. None of them handles placeholder pictures.
   */
  handlers: (options: ScenarioOptions) => RequestHandler[]
}

const everyDataCall = (answer: () => Response | Promise<Response | undefined>): RequestHandler[] =>
  [MESSAGES, STATUS, RESOLVED, PAGE_SETTINGS].map((path) => http.all(path, answer))

/** Handlers with separate messages in this page's memory: the stored messages do not change. */
const withMessages = (...start: Parameters<typeof createDatabase>): RequestHandler[] =>
  contactMessageHandlers(createDatabase(...start))

const unreadMessages = () =>
  manyMessages(500).map((message) => ({
    ...message,
    status: 'unread' as const,
    isResolved: false,
  }))

/** The first change of a few messages fails, of some by the server and of some without an answer. */
function failOnce(): RequestHandler[] {
  const server = new Set(FAILING_ONCE.server)
  const network = new Set(FAILING_ONCE.network)
  return [STATUS, RESOLVED].map((path) =>
    http.put(path, ({ params }) => {
      const id = String(params.id)
      if (server.delete(id)) return problem(500, 'تعذّر تنفيذ الطلب')
      return network.delete(id) ? HttpResponse.error() : undefined
    }),
  )
}

/** The named network situations: one list for tests, Storybook, the address and the demo panel. */
export const scenarios = {
  normal: {
    label: 'عادي',
    description: 'تنجح كل الطلبات فورًا.',
    handlers: () => [],
  },
  slow: {
    label: 'بطيء',
    description: 'يتأخر كل طلب ثانية ونصف الثانية، ثم ينجح.',
    handlers: () => everyDataCall(() => delay(SLOW_MS).then(() => undefined)),
  },
  empty: {
    label: 'بلا رسائل',
    description: 'لم تصل أي رسالة بعد.',
    hasOwnMessages: true,
    handlers: () => withMessages(() => []),
  },
  failing: {
    label: 'خطأ في الخادم',
    description: 'يفشل كل طلب بالرمز 500 ورسالة JSON.',
    handlers: () => everyDataCall(() => problem(500, 'تعذّر تنفيذ الطلب')),
  },
  failingHtml: {
    label: 'خطأ بصفحة HTML',
    description: 'يفشل كل طلب بالرمز 500 وصفحة HTML بدل JSON.',
    handlers: () =>
      everyDataCall(() =>
        HttpResponse.html('<!doctype html><title>500</title><h1>Internal Server Error</h1>', {
          status: 500,
        }),
      ),
  },
  networkError: {
    label: 'انقطاع الشبكة',
    description: 'لا يصل أي طلب إلى الخادم.',
    handlers: () => everyDataCall(() => HttpResponse.error()),
  },
  unauthorised: {
    label: 'غير مصرّح به',
    description: 'يُرفض كل طلب بالرمز 401.',
    handlers: () => everyDataCall(() => problem(401, 'يلزم تسجيل الدخول')),
  },
  changesFail: {
    label: 'تفشل التغييرات',
    description: 'تُقرأ الرسائل، ويفشل كل تغيير عليها بالرمز 500.',
    handlers: () =>
      [STATUS, RESOLVED].map((path) => http.put(path, () => problem(500, 'تعذّر تنفيذ الطلب'))),
  },
  someChangesFail: {
    label: 'تفشل بعض التغييرات',
    description: '500 رسالة غير مقروءة، يفشل أول تغيير في خمس منها، ثم ينجح إذا أعيد.',
    hasOwnMessages: true,
    handlers: () => [...failOnce(), ...withMessages(unreadMessages)],
  },
  endless: {
    label: 'بلا رد',
    description: 'لا يصل رد أبدًا، فتبقى الصفحات في حالة التحميل.',
    handlers: () => everyDataCall(() => delay('infinite').then(() => undefined)),
  },
  large: {
    label: 'رسائل كثيرة',
    description: 'عشرة آلاف رسالة، أو العدد المطلوب في العنوان.',
    hasOwnMessages: true,
    handlers: ({ count = DEFAULT_COUNT }) => withMessages(() => manyMessages(count)),
  },
  longText: {
    label: 'نصوص صعبة',
    description: 'رسائل بنصوص طويلة جدًا ووسوم HTML ومحارف اتجاه ورموز تعبيرية.',
    hasOwnMessages: true,
    handlers: () => withMessages(extremeMessages),
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/** Returns the handlers of a scenario, to put before the usual ones: `network.use(...handlersOf('slow'))`. */
export const handlersOf = (name: ScenarioName, options: ScenarioOptions = {}): RequestHandler[] => {
  const scenario: Scenario = scenarios[name]
  return scenario.handlers(options)
}

/** Returns a complete fake backend in one scenario, in memory and from the seed: for one story or one test. */
export const storyHandlers = (
  name: ScenarioName = 'normal',
  options: ScenarioOptions = {},
): RequestHandler[] => [...handlersOf(name, options), ...isolatedHandlers()]

/**
 * Returns the scenario of an address: `?scenario=large&count=1000`. Unknown names mean `normal`; `count` is
 * limited to 50,000.
 */
export function scenarioFromUrl(url: string): { name: ScenarioName; options: ScenarioOptions } {
  const query = new URL(url, 'http://localhost').searchParams
  const name = query.get('scenario') ?? ''
  const count = query.get('count') ?? ''
  return {
    name: isScenario(name) ? name : 'normal',
    options: /^\d{1,5}$/.test(count) ? { count: Math.min(Number(count), MAX_COUNT) } : {},
  }
}
