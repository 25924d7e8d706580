import { startTour } from '@mocks/tab/prepareTab'
import { readDemoFile } from '@mocks/tour/readFile'
import { toast } from '@/ui/toast/toast'
import { importFile } from './dataFile'

/** Opens a file that the demo has written: plays a tour or the steps of a report, or imports data. */
export async function openDemoFile(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (read.kind === 'refused') toast.error(`لم يُفتح شيء. ${read.reason}`)
  else if (read.kind === 'data') await importFile(file)
  else await startTour(read.tour)
}
