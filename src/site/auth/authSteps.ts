import type { AuthStep } from './useAuthFlow'

type Heading = { title: string; subtitle: string }

export const stepHeadings: Record<AuthStep, Heading> = {
  login: { title: 'تسجيل الدخول', subtitle: 'أهلًا بعودتك. أخبارك في انتظارك.' },
  signup: {
    title: 'إنشاء حساب',
    subtitle: 'حساب واحد، وأخبار مرتبة بحسب ما يهمك. كل الحقول مطلوبة.',
  },
  preferences: { title: 'اختر اهتماماتك', subtitle: 'نرتّب لوحتك بحسبها. اختر منها ما شئت.' },
  'forgot-password': {
    title: 'استعادة كلمة المرور',
    subtitle: 'اكتب بريدك، ونرسل إليه رمز تحقق من 6 أرقام.',
  },
  'verify-code': { title: 'رمز التحقق', subtitle: 'أدخل الرمز المكوّن من 6 أرقام.' },
  'reset-password': {
    title: 'كلمة مرور جديدة',
    subtitle: 'اختر كلمة مرور جديدة لحسابك. الحقلان مطلوبان.',
  },
}
