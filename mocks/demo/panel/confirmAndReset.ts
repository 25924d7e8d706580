import { resetDatabase } from '@mocks/backend/data/database'
import { jump } from '@mocks/demo/journal/journal'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { reloadPage } from '@mocks/demo/storage/frame'
import { removeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { confirm } from '@/ui/stores/confirm'
import { setPanel } from './panelState'

/** Resets the data to those of a first visit, by a jump in the journal, from which they can be restored. */
export async function confirmAndReset(): Promise<void> {
  setPanel({ isAsking: true })
  const isSure = await confirm({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود البيانات إلى أصلها: رسائل التواصل وما حفظه المحررون والقارئ، ومعها المظهر وطيّ قائمة الإدارة والمسودات، ثم تُحمّل الصفحة من جديد. وفي «الزمن» من لوحة التجربة عودة إلى البيانات، لا إلى المظهر والمسودات.',
    confirmLabel: 'إعادة الضبط',
    tone: 'caution',
  })
  setPanel({ isAsking: false })
  if (!isSure) return
  await jump(BEGINNING)
  resetDatabase()
  const forget = () => {
    for (const { key, area } of Object.values(STORAGE_KEYS)) removeText(key, area)
  }
  forget()
  // Once more after the page's own listeners: the router stores its scroll positions while the page unloads.
  reloadPage(forget)
}
