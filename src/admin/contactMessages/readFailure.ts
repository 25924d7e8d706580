import { HttpError, InvalidResponseError } from '@/api/http'
import { isolated } from '@/lib/isolated'

/** Whether the server answered 401. */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401

/**
 * The message for the editor when the list could not be read: the cause and what to do.
 * `hasSignedIn`: the editor has signed in since the failure.
 */
export function explainReadFailure(error: unknown, hasSignedIn = false): string {
  if (hasSignedIn && isUnauthorised(error)) return STILL_UNAUTHORISED
  if (error instanceof InvalidResponseError)
    return `وصل رد لا يُفهم من الخادم على الطلب ${isolated(error.call)}. أعد المحاولة، فإن تكرر فأبلغ الفريق التقني.`
  if (!(error instanceof HttpError)) return 'لم يصل رد من الخادم. تحقق من اتصالك ثم أعد المحاولة.'
  return BY_STATUS[error.status] ?? 'حدث خطأ في الخادم أثناء قراءة الرسائل. أعد المحاولة بعد قليل.'
}

const STILL_UNAUTHORISED =
  'سجّلت الدخول، وما زال الخادم يرفض الطلب. اطلب الصلاحية من مدير الموقع ثم أعد المحاولة.'

const BY_STATUS: Record<number, string> = {
  401: 'انتهت جلستك أو لم تسجّل دخولك.',
  403: 'لا يملك حسابك صلاحية قراءة الرسائل. اطلبها من مدير الموقع ثم أعد المحاولة.',
  404: 'لا يعرف الخادم هذا الطلب. أبلغ الفريق التقني ثم أعد المحاولة.',
  429: 'كثرت الطلبات على الخادم. انتظر دقيقة ثم أعد المحاولة.',
}
