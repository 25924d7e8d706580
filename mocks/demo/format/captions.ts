import { commonSetting, readNetwork } from '@mocks/backend/networkParams'
import { describeScenario } from '@mocks/backend/scenarios'
import { excerpt } from '@/lib/excerpt'
import { quoted } from '@/lib/isolated'
import { FAIL_NEXT, type Step, type Target } from './recording'

const ROLES: Readonly<Record<string, string>> = {
  link: 'الرابط',
  button: 'الزر',
  tab: 'التبويب',
  checkbox: 'المربع',
  switch: 'المفتاح',
  radio: 'الخيار',
  menuitem: 'بند القائمة',
  option: 'الخيار',
  heading: 'العنوان',
  textbox: 'الحقل',
  searchbox: 'حقل البحث',
  combobox: 'القائمة',
  img: 'الصورة',
  dialog: 'النافذة',
  alertdialog: 'السؤال',
  paragraph: 'النص',
  generic: 'النص',
}

export function namedTarget({ role, name }: Pick<Target, 'role' | 'name'>): string {
  if (name === '') return 'الشاشة كلها'
  const kind = ROLES[role]
  return `${kind ? `${kind} ` : ''}${quoted(excerpt(name, 60))}`
}

export function captionOf(step: Step): string {
  if (step.caption !== undefined) return step.caption
  switch (step.act) {
    case 'click':
      return step.isOn === undefined
        ? `اضغط ${namedTarget(step.target)}`
        : `${step.isOn ? 'شغّل' : 'أوقف'} ${namedTarget(step.target)}`
    case 'type':
      return step.text === null
        ? `اكتب في ${quoted(step.target.name)} (نص خاص لا يُسجَّل)`
        : `اكتب في ${quoted(step.target.name)}: ${excerpt(step.text, 60)}`
    case 'choose':
      return `اختر ${quoted(step.option)} في ${quoted(step.target.name)}`
    case 'key':
      return `اضغط مفتاح \u2068${step.key}\u2069${step.target ? ` عند ${namedTarget(step.target)}` : ''}`
    case 'drag':
      return `انقل ${quoted(step.target.name.replace(/^نقل «?|»$/g, ''))} إلى الموضع ${step.to}`
    case 'open':
      return `افتح \u2068${step.address}\u2069`
    case 'back':
      return 'ارجع إلى الصفحة السابقة'
    case 'network':
      return step.network === FAIL_NEXT
        ? 'الطلب القادم يفشل'
        : `حال الشبكة الآن: ${networkName(step.network)}`
    case 'data':
      return 'عادت البيانات إلى نقطة سابقة'
  }
}

export const THEMES = { system: 'النظام', light: 'فاتح', dark: 'داكن' } as const

export function networkName(network: string): string {
  const scenario = commonSetting(readNetwork(network).calls, 'scenario')
  return scenario ? describeScenario(scenario).label : 'مختلف لكل طلب'
}
