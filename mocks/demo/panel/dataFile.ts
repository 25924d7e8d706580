import {
  type BrowserData,
  readBrowserData,
  writeBrowserData,
  writeTabTexts,
} from '@mocks/backend/data/browserData'
import { database } from '@mocks/backend/data/database'
import { exportData, readDataFile } from '@mocks/backend/data/transfer'
import { flush } from '@mocks/demo/journal/journal'
import { reloadPage } from '@mocks/demo/session/frame'
import { plural } from '@/lib/arabic'
import { today } from '@/lib/localDay'
import { MESSAGES } from '@/lib/nouns'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { ask } from './confirmAndReset'

/** Downloads everything that this browser stores for the app as a file. */
export function downloadData(): void {
  const text = exportData(readBrowserData(database))
  saveFile(`madar-${today()}.json`, text, 'application/json')
}

/**
 * Replaces the stored data with the data of a file, after a confirmation, and reloads the page. If the file
 * cannot be read or does not fit, nothing changes and a toast gives the reason.
 */
export async function importFile(file: File): Promise<void> {
  const read = readDataFile(await file.text())
  if (!read.ok) return refuse(read.reason)
  const isSure = await ask({
    question: 'هل تريد استيراد هذه البيانات؟',
    detail: `${replaced(read.data)} ثم تُحمّل الصفحة من جديد فيضيع ما لم يُحفظ.`,
    confirmLabel: 'استيراد',
    tone: 'caution',
  })
  if (!isSure) return
  if (!writeBrowserData(database, read.data)) return refuse('لا يتسع لها تخزين المتصفح.')
  await flush('import')
  reloadPage(() => writeTabTexts(read.data.texts))
}

const refuse = (reason: string): void => toast.error(`لم يُستورد شيء، والبيانات كما كانت. ${reason}`)

/** Returns the Arabic text that says what the file will replace. */
function replaced({ messages, texts }: BrowserData): string {
  const count = plural(messages.length, { ...MESSAGES, zero: 'بلا رسائل' })
  return Object.keys(texts).length === 0
    ? `في الملف رسائل التواصل وحدها (${count})، فتحل محل الرسائل المحفوظة ويبقى غيرها كما هو.`
    : `يحل ما في الملف محل كل ما يحفظه التطبيق في هذا المتصفح: رسائل التواصل (${count})، وما حفظه المحررون والقارئ، والمظهر وطيّ قائمة الإدارة والرسالة التي لم تُرسل.`
}
