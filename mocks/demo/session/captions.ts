import { commonSetting, readNetwork } from '@mocks/backend/networkParams'
import { scenarios } from '@mocks/backend/scenarios'
import { excerpt } from '@/lib/excerpt'
import { namedTarget } from './namedTarget'
import { FAIL_NEXT, type Step } from './recording'

export const THEMES = { light: 'الفاتح', dark: 'الداكن', system: 'مظهر النظام' } as const

const KEYS: Readonly<Record<string, string>> = {
  Enter: 'الإدخال',
  Escape: 'الخروج',
  Space: 'المسافة',
  ArrowUp: 'السهم الأعلى',
  ArrowDown: 'السهم الأسفل',
  ArrowLeft: 'السهم الأيسر',
  ArrowRight: 'السهم الأيمن',
}

/** The sentence for a step: the one that somebody wrote for it, otherwise what is done. */
export const captionOf = (step: Step): string => step.caption ?? describeStep(step)

/** What a step does, as an instruction: «اضغط الزر «حفظ التغييرات»». */
export function describeStep(step: Step): string {
  switch (step.act) {
    case 'click':
      return step.isOn === undefined
        ? `اضغط ${namedTarget(step.target)}`
        : `${step.isOn ? 'شغّل' : 'أوقف'} ${namedTarget(step.target)}`
    case 'type':
      return step.text === null
        ? `اكتب في «${step.target.name}» (نص خاص لا يُسجَّل)`
        : step.text === ''
          ? `أفرغ الحقل «${step.target.name}»`
          : `اكتب في «${step.target.name}»: ${excerpt(step.text, 60)}`
    case 'choose':
      return `اختر «${step.option}» في «${step.target.name}»`
    case 'key':
      return `اضغط مفتاح ${KEYS[step.key] ?? `\u2068${step.key}\u2069`}`
    case 'scroll':
      return step.target ? `انزل إلى «${excerpt(step.target.name, 60)}»` : 'اصعد إلى أول الصفحة'
    case 'drag':
      return `انقل «${step.target.name.replace(/^نقل «?|»$/g, '')}» إلى الموضع ${step.to}`
    case 'open':
      return `افتح \u2068${step.address}\u2069`
    case 'back':
      return 'ارجع إلى الصفحة السابقة'
    case 'forward':
      return 'تقدم إلى الصفحة التالية'
    case 'network':
      return describeNetwork(step.network)
    case 'session':
      return step.session === 'in' ? 'القارئ مسجّل دخوله الآن' : 'القارئ خارج حسابه الآن'
    case 'theme':
      return `المظهر الآن: ${THEMES[step.theme]}`
    case 'data':
      return 'عادت البيانات إلى نقطة سابقة'
    case 'file':
      return `اختر ملفًا في «${step.target.name}»`
  }
}

function describeNetwork(network: string): string {
  if (network === FAIL_NEXT) return 'الطلب القادم يفشل'
  return `حال الشبكة الآن: ${networkName(network)}`
}

/** How the fake backend answers, by the name of its scenario. */
export function networkName(network: string): string {
  const scenario = commonSetting(readNetwork(network).calls, 'scenario')
  return scenario ? scenarios[scenario].label : 'مختلف لكل طلب'
}
