import { AnswerError, HttpError } from '@/api/http'

/** Why the list could not be read and what to do about it, for the editor. */
export function explainReadFailure(error: unknown): string {
  if (error instanceof AnswerError)
    return `وصل رد لا يُفهم من الخادم على الطلب \u2066${error.call}\u2069. أعد المحاولة، فإن تكرر فأبلغ الفريق التقني.`
  if (!(error instanceof HttpError)) return 'لم يصل رد من الخادم. تحقق من اتصالك ثم أعد المحاولة.'
  return BY_STATUS[error.status] ?? 'حدث خطأ في الخادم أثناء قراءة الرسائل. أعد المحاولة بعد قليل.'
}

const BY_STATUS: Record<number, string> = {
  401: 'انتهت جلستك أو لم تسجّل دخولك. سجّل الدخول ثم أعد المحاولة.',
  403: 'لا يملك حسابك صلاحية قراءة الرسائل. اطلبها من مدير الموقع ثم أعد المحاولة.',
  404: 'لا يعرف الخادم هذا الطلب. أبلغ الفريق التقني ثم أعد المحاولة.',
  429: 'كثرت الطلبات على الخادم. انتظر دقيقة ثم أعد المحاولة.',
}
