import { SETTINGS_KEY } from '@/lib/reader'
import { CONTACT_DRAFT_KEY, removeText } from '@/lib/storage'
import { confirm } from '@/ui/confirm/confirm'
import { resetDatabase } from '../data/database'

/** Where the app and its theme keep anything in this browser; a journey fails when one is forgotten. */
const KEYS = [
  SETTINGS_KEY,
  'theme',
  'adminMenu',
  'mui-color-scheme-light',
  'mui-color-scheme-dark',
] as const

/**
 * Everything as on a first visit, after asking: the stored messages are the seed again, what the app keeps
 * in this browser (settings and who the reader is, the theme, the folded menu, the unsent message) is gone, and so, as the
 * page loads again, is what lives only in it. Other keys of this origin are not ours and stay.
 */
export async function askAndReset(): Promise<void> {
  const isSure = await confirm({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود رسائل التواصل إلى بياناتها الأولى، ويُمحى من هذا المتصفح ما حُفظ من إعدادات القارئ واسمه وصورته والمظهر وطيّ قائمة الإدارة، ثم تُحمّل الصفحة من جديد فيضيع ما لم يُحفظ.',
    confirmLabel: 'إعادة الضبط',
  })
  if (!isSure) return
  resetDatabase()
  for (const key of KEYS) removeText(key)
  removeText(CONTACT_DRAFT_KEY, 'sessionStorage')
  location.reload()
}
