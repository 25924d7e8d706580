import { readBrowserData, writeBrowserData, writeTabTexts } from '@mocks/backend/data/browserData'
import { database } from '@mocks/backend/data/database'
import { exportData, readDataFile } from '@mocks/backend/data/transfer'
import { flush } from '@mocks/demo/journal/journal'
import { pins } from '@mocks/demo/pins/pinStore'
import { startTour } from '@mocks/demo/session/prepareTab'
import { readDemoFile } from '@mocks/demo/session/readFile'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { ask } from './ask'
import { reloadPage } from './reloadPage'

/** Opens a file that the demo has written: a session, a report, or everything that a browser has stored. */
export async function openDemoFile(file: File): Promise<void> {
  const text = await file.text()
  const read = readDemoFile(text)
  if (read.kind === 'refused') toast.error(`لم يُفتح شيء. ${read.reason}`)
  else if (read.kind === 'data') await importData(text)
  else if (read.tour.steps.length > 0 || Object.keys(read.tour.start.data).length > 0)
    await startTour(read.tour)
  else {
    pins.put(...read.tour.pins)
    toast.success('أُضيفت ملاحظات الملف.')
  }
}

/** Downloads everything that this browser stores for the app as a file. */
export function downloadData(): void {
  const text = exportData(readBrowserData(database))
  saveFile(`madar-${today()}.json`, text, 'application/json')
}

/** Replaces the stored data with that of a file, after a confirmation, and reloads the page. */
async function importData(text: string): Promise<void> {
  const read = readDataFile(text)
  const isSure = await ask({
    question: 'هل تريد استيراد هذه البيانات؟',
    detail:
      'يحل ما في الملف محل كل ما يحفظه التطبيق في هذا المتصفح، ثم تُحمّل الصفحة من جديد فيضيع ما لم يُحفظ.',
    confirmLabel: 'استيراد',
    tone: 'caution',
  })
  if (!isSure || !read.ok) return
  if (!writeBrowserData(database, read.data))
    return void toast.error('لا يتسع لها تخزين المتصفح، والبيانات كما كانت.')
  await flush()
  reloadPage(() => writeTabTexts(read.data.texts))
}
