import { plural } from '@/lib/arabic'
import { localDay } from '@/lib/localDay'
import { toast } from '@/ui/toast/toast'
import { database } from '../data/database'
import { exportData, readDataFile } from '../data/transfer'

/** Hands the stored messages to the browser as a file. */
export function downloadData(): void {
  const file = new Blob([exportData(database.list())], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `madar-${localDay(new Date())}.json`
  link.click()
  // Not at once: some browsers begin to read a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Puts the messages of a file in the place of the stored ones, tells so and offers the way back. A file
 * that is none of ours changes nothing, and why is told.
 */
export async function takeInFile(file: File, onChange: () => void): Promise<void> {
  const read = readDataFile(await file.text())
  if (!read.ok) {
    toast.error(`لم يُستورد شيء، والبيانات كما كانت. ${read.reason}`)
    return
  }
  const before = database.list()
  const isKept = database.replace(read.messages)
  onChange()
  const undo = () => {
    database.replace(before)
    onChange()
  }
  toast.success(
    `استُوردت البيانات: ${plural(read.messages.length, MESSAGE)}.${isKept ? '' : ' لا يتسع لها المتصفح، فتبقى حتى إعادة التحميل.'}`,
    { label: 'تراجع', onAct: undo },
  )
}

const MESSAGE = {
  zero: 'بلا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}
