import { privacyPolicyOf } from '@/content/legal/privacyPolicyOf'
import type { APP_KEYS } from '@/lib/storageKeys'
import { SAVED_LISTS } from '@/saved/registry'
import { LegalPage } from './LegalPage'

const lists = Object.values(SAVED_LISTS)

/** What the app stores besides lists and their drafts. */
const OTHER_KEYS: Record<keyof typeof APP_KEYS | 'preview', string> = {
  preview: 'أن علامة التبويب هذه تعاين تعديلات لم تُحفظ، إلى أن تُنهي المعاينة أو تغلقها.',
  theme: 'المظهر الذي اخترته: فاتح أو داكن أو حسب النظام.',
  earlyFields: 'ما كتبته في صفحة قبل أن يكتمل تشغيلها، إلى أن يكتمل أو تغلق علامة التبويب.',
  formDrafts:
    'ما كتبته في رسالة التواصل أو في الإعدادات أو في ملفك أو ردًا على رسالة أو ملاحظة عليها ولم ترسله أو تحفظه بعد، إلى أن ترسله أو تحفظه أو تتركه أو تغلق علامة التبويب.',
  draftStates:
    'وقت آخر 50 نصًا من رسائل التواصل والردود، وهل أُرسل كل منها، دون النص نفسه، كي لا ترسله مرتين من علامتي تبويب.',
  scrollPositions: 'موضعك في الصفحة، كي تعود إليه حين ترجع إليها، إلى أن تغلق علامة التبويب.',
}

/** True of a production build only: a mock build caches no page (ADR-17). */
const CACHED_PAGES =
  'ويحفظ متصفحك أيضًا نسخًا من آخر 40 صفحة زرتها ومن القصص التي حفظتها، كي تقرأها دون اتصال. يحلّ الأحدث فيها محل الأقدم، ولا تُرسل إلى أحد.'

/** The text is in `src/content`; what the browser stores is derived from the lists that it may save. */
export const privacyPolicy = privacyPolicyOf(
  [
    ...lists.map(({ policy }) => policy),
    ...lists.flatMap((list) => ('draftPolicy' in list ? [list.draftPolicy] : [])),
    ...Object.values(OTHER_KEYS),
  ],
  import.meta.env.VITE_MOCKS ? [] : [CACHED_PAGES],
)

export const PrivacyPolicy = () => <LegalPage document={privacyPolicy} />
