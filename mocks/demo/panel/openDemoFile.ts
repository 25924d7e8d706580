import { startTour } from '@mocks/demo/tab/prepareTab'
import { readDemoFile } from '@mocks/demo/tour/readFile'
import { toast } from '@/ui/toast/toast'
import { importFile } from './dataFile'
import { pinsRequest } from './pins/pinsRequest'

/** Opens a file that the demo has written: plays a tour or the steps of a report, imports data, or adds pins. */
export async function openDemoFile(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (read.kind === 'refused') toast.error(`لم يُفتح شيء. ${read.reason}`)
  else if (read.kind === 'data') await importFile(file)
  else if (read.kind === 'pins') await addPins(file)
  else await startTour(read.tour)
}

async function addPins(file: File) {
  pinsRequest.set(true)
  const [{ importPins }, { browserPins }] = await Promise.all([
    import('./pins/pinFiles'),
    import('@mocks/demo/pins/browserPins'),
  ])
  await importPins(browserPins(), [file])
}
