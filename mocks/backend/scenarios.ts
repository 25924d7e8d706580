import { dataCalls } from './dataCalls'
import { isOwn, type OwnName, readAnswer, STATUS_NAMES, TIMES } from './ownScenarios'

export type ScenarioOptions = {
  /** how many messages `large` has; 10,000 by default */
  count?: number
}

/** The Arabic name that people see, and what happens. */
export type Scenario = Record<'label' | 'description', string>

/**
 * The named network situations: one list for tests, Storybook, the address and the demo panel. `scenarioHandlers.ts` has
 * their handlers.
 */
export const scenarios = {
  normal: { label: 'عادي', description: 'تنجح كل الطلبات فورًا.' },
  slow: { label: 'بطيء', description: 'يتأخر كل طلب ثانية ونصف الثانية، ثم ينجح.' },
  empty: { label: 'بلا رسائل', description: 'لم تصل أي رسالة بعد.' },
  failing: { label: 'خطأ في الخادم', description: 'يفشل كل طلب بالرمز 500 ورسالة JSON.' },
  failingHtml: {
    label: 'خطأ بصفحة HTML',
    description: 'يفشل كل طلب بالرمز 500 وصفحة HTML بدل JSON.',
  },
  networkError: { label: 'انقطاع الشبكة', description: 'لا يصل أي طلب إلى الخادم.' },
  unauthorised: { label: 'غير مصرّح به', description: 'يُرفض كل طلب بالرمز 401.' },
  changesFail: {
    label: 'تفشل التغييرات',
    description: 'تُقرأ الرسائل، ويفشل كل تغيير عليها بالرمز 500.',
  },
  someChangesFail: {
    label: 'تفشل بعض التغييرات',
    description: '500 رسالة غير مقروءة، يفشل أول تغيير في خمس منها، ثم ينجح إذا أعيد.',
  },
  endless: { label: 'بلا رد', description: 'لا يصل رد أبدًا، فتبقى الصفحات في حالة التحميل.' },
  large: { label: 'رسائل كثيرة', description: 'عشرة آلاف رسالة، أو العدد المطلوب في العنوان.' },
  longText: {
    label: 'نصوص صعبة',
    description: 'رسائل بنصوص طويلة جدًا ووسوم HTML ومحارف اتجاه ورموز تعبيرية.',
  },
} satisfies Record<string, Scenario>

export type ShippedName = keyof typeof scenarios
export type ScenarioName = ShippedName | OwnName

export const isScenario = (name: string): name is ScenarioName =>
  isOwn(name) ? readAnswer(name) !== null : Object.hasOwn(scenarios, name)

/** What people see of a scenario, also of one of their own. */
export function describeScenario(name: ScenarioName): Scenario {
  if (!isOwn(name)) return scenarios[name]
  const answer = readAnswer(name)
  if (!answer) throw new Error('The name of the scenario is damaged')
  const { title, call, status, times, isOutside } = answer
  // «offline» and «never» are not status numbers, so they have only a name.
  const said = [typeof status === 'number' && status, STATUS_NAMES[status]]
  return {
    label: isOutside ? `${title} (خارج العقد)` : title,
    description: `${dataCalls[call].label}: ${said.filter(Boolean).join(' ')}، ${TIMES[times]}.`,
  }
}
