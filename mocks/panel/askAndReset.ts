import { confirm } from '@/ui/confirm/confirm'
import { NO_TEXTS, writeTabTexts, writeTexts } from '../data/browserData'
import { resetDatabase } from '../data/database'
import { reloadPage } from './reloadPage'

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
  writeTexts(NO_TEXTS)
  reloadPage(() => writeTabTexts(NO_TEXTS))
}
