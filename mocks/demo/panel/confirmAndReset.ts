import { NO_TEXTS, writeTabTexts, writeTexts } from '@mocks/backend/data/browserData'
import { resetDatabase } from '@mocks/backend/data/database'
import { jump } from '@mocks/demo/journal/journal'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { reloadPage } from '@mocks/demo/session/frame'
import { type ConfirmOptions, confirm } from '@/ui/confirm/confirm'
import { setPanel } from './panelState'

/**
 * Resets everything to a first visit, after a confirmation: the journal goes to its beginning, from where its points
 * lead back, and what the app stores in this browser is removed, every key of `STORAGE_KEYS`. The reload discards what
 * exists only in memory. Other keys of this origin do not belong to the app and stay.
 */
export async function confirmAndReset(): Promise<void> {
  const isSure = await ask({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود البيانات إلى أصلها: رسائل التواصل وما حفظه المحررون والقارئ، ومعها المظهر وطيّ قائمة الإدارة والمسودات، ثم تُحمّل الصفحة من جديد. وفي «الزمن» من لوحة التجربة عودة إلى البيانات، لا إلى المظهر والمسودات.',
    confirmLabel: 'إعادة الضبط',
    tone: 'caution',
  })
  if (!isSure) return
  await jump(BEGINNING)
  resetDatabase()
  writeTexts(NO_TEXTS)
  reloadPage(() => writeTabTexts(NO_TEXTS))
}

/** Asks a question of the panel, in front of it. */
export async function ask(question: ConfirmOptions): Promise<boolean> {
  setPanel({ isAsking: true })
  try {
    return await confirm(question)
  } finally {
    setPanel({ isAsking: false })
  }
}
