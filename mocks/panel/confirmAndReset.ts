import { NO_TEXTS, writeTabTexts, writeTexts } from '@mocks/data/browserData'
import { resetDatabase } from '@mocks/data/database'
import { confirm } from '@/ui/confirm/confirm'
import { reloadPage } from './reloadPage'

/**
 * Resets everything to a first visit, after a confirmation. The stored messages become the seed again. What the
 * app stores in this browser is removed: every key of `STORAGE_KEYS`, that is what editors and the reader saved, the
 * theme, the collapsed menu, the unsent message. The reload discards what exists only in memory. Other keys of this
 * origin do not belong to the app and stay.
 */
export async function confirmAndReset(): Promise<void> {
  const isSure = await confirm({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود رسائل التواصل إلى بياناتها الأولى، ويُمحى من هذا المتصفح ما حفظه المحررون والقارئ مع المظهر وطيّ قائمة الإدارة، ثم تُحمّل الصفحة من جديد فيضيع ما لم يُحفظ.',
    confirmLabel: 'إعادة الضبط',
  })
  if (!isSure) return
  resetDatabase()
  writeTexts(NO_TEXTS)
  reloadPage(() => writeTabTexts(NO_TEXTS))
}
