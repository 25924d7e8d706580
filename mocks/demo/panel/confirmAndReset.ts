import { NO_TEXTS, writeTabTexts, writeTexts } from '@mocks/backend/data/browserData'
import { resetDatabase } from '@mocks/backend/data/database'
import { nameOfKey } from '@mocks/backend/data/dataKeys'
import { jump, jumpToReset } from '@mocks/demo/journal/journal'
import type { Head } from '@mocks/demo/journal/journalStore'
import { readText, removeText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { ask } from './ask'
import { reloadPage } from './reloadPage'

/** In sessionStorage: the unsent texts of this tab that the reset has removed, so that it can be undone. */
const UNSENT = 'madar:reset'

/**
 * Resets everything to a first visit, after a confirmation: the journal goes to its beginning, and what the app stores
 * in this browser is removed, every key of `STORAGE_KEYS`. The reload discards what exists only in memory. Other keys of
 * this origin do not belong to the app and stay. «الزمن» in the panel undoes it.
 */
export async function confirmAndReset(): Promise<void> {
  const isSure = await ask({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود البيانات إلى أصلها: رسائل التواصل وما حفظه المحررون والقارئ، ومعها المظهر وطيّ قائمة الإدارة والمسودات، ثم تُحمّل الصفحة من جديد. وفي «الزمن» من لوحة التجربة تراجع عن ذلك.',
    confirmLabel: 'إعادة الضبط',
    tone: 'caution',
  })
  if (!isSure) return
  await jumpToReset(otherTexts('localStorage'))
  const unsent = otherTexts('sessionStorage')
  resetDatabase()
  writeTexts(NO_TEXTS)
  reloadPage(() => {
    writeTabTexts(NO_TEXTS)
    if (Object.keys(unsent).length > 0) writeText(UNSENT, JSON.stringify(unsent), 'sessionStorage')
  })
}

/** Goes back to the point before the reset, with the other texts that it removed, and loads the page again. */
export async function undoReset({ point, texts }: NonNullable<Head['reset']>): Promise<void> {
  await jump(point)
  const unsent: Record<string, string> = JSON.parse(readText(UNSENT, 'sessionStorage') ?? '{}')
  reloadPage(() => {
    restoreTexts(texts, 'localStorage')
    restoreTexts(unsent, 'sessionStorage')
    removeText(UNSENT, 'sessionStorage')
  })
}

/** What was chosen since the reset stays. */
function restoreTexts(texts: Readonly<Record<string, string>>, area: Area) {
  for (const [key, text] of Object.entries(texts))
    if (readText(key, area) === null) writeText(key, text, area)
}

type Area = 'localStorage' | 'sessionStorage'

/** The texts of the app's keys that are no data of the journal; without the places to which pages were scrolled. */
function otherTexts(area: Area): Record<string, string> {
  const keys = Object.values(STORAGE_KEYS)
    .filter((entry) => entry.area === area && entry !== STORAGE_KEYS.scrollPositions)
    .map(({ key }) => key as string)
    .filter((key) => nameOfKey(key) === undefined)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = readText(key, area)
      return text === null ? [] : [[key, text]]
    }),
  )
}
