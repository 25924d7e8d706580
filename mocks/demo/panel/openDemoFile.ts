import { browserPins } from '@mocks/demo/pins/pinStore'
import { pinsRequest } from '@mocks/demo/pins/pinsRequest'
import { startTour } from '@mocks/demo/session/prepareTab'
import { readDemoFile } from '@mocks/demo/session/readFile'
import type { Tour } from '@mocks/demo/session/recording'
import { plural } from '@/lib/arabic'
import { toast } from '@/ui/toast/toast'
import { importFile } from './dataFile'
import { PINS } from './pins/pinView'

/** Opens a file that the demo has written: a session, a report, or everything that a browser has stored. */
export async function openDemoFile(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (read.kind === 'refused') toast.error(`لم يُفتح شيء. ${read.reason}`)
  else if (read.kind === 'data') await importFile(file)
  else if (hasOnlyPins(read.tour)) {
    pinsRequest.set(true)
    browserPins().join(read.tour.pins)
    toast.success(`أُضيف ${plural(read.tour.pins.length, PINS)}.`)
  } else await startTour(read.tour)
}

const hasOnlyPins = ({ steps, start, pins }: Tour) =>
  steps.length === 0 && pins.length > 0 && Object.keys(start.data).length === 0
