import type { Pin } from '@mocks/demo/pins/pin'
import { pinsFile, readPins } from '@mocks/demo/pins/pinFile'
import { type PinStore, shownPins } from '@mocks/demo/pins/pinStore'
import { realNow } from '@mocks/demo/realNow'
import { plural } from '@/lib/arabic'
import { localDay } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { PINS } from './pinView'

/** Downloads all pins of this browser as one file. */
export function exportPins(book: PinStore): void {
  const { pins } = book.get()
  // Not the day of the page: the clock of a story is still.
  const day = localDay(new Date(realNow()))
  saveFile(`madar-pins-${day}.json`, JSON.stringify(pinsFile(pins), null, 2), 'application/json')
  toast.success(
    `نُزّل ملف واحد فيه ${plural(shownPins(pins).length, PINS)}. من يفتحه تُضاف إلى دبابيسه، ولم يُرسل إلى أحد.`,
  )
}

/** Adds the pins of files to those of this browser. A file that cannot be read changes nothing, and the toast says why. */
export async function importPins(book: PinStore, files: readonly File[]): Promise<void> {
  const pins: Pin[] = []
  const refused: string[] = []
  for (const file of files) {
    const read = readPins(await file.text())
    if (read.ok) pins.push(...read.pins)
    else refused.push(files.length > 1 ? `${file.name}: ${read.reason}` : read.reason)
  }
  const isNothing = refused.length === files.length
  const news = isNothing ? '' : newsOf(book.merge(pins))
  if (refused.length === 0) toast.success(news)
  else toast.error([news || 'لم يُفتح شيء.', ...refused].join(' '))
}

/** What a merge has brought, as a sentence. */
function newsOf({ added, changed }: { added: number; changed: number }): string {
  if (added + changed === 0) return 'لا جديد في الملف: كل دبابيسه هنا.'
  const parts = [
    added > 0 && `أُضيف ${plural(added, PINS)}`,
    changed > 0 && `تغيّر ${plural(changed, PINS)}`,
  ]
  return `${parts.filter(Boolean).join('، و')}.`
}
