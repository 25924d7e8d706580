import { pins } from '@mocks/demo/pins/pinStore'
import { startTour } from '@mocks/demo/session/prepareTab'
import { readDemoFile } from '@mocks/demo/session/readFile'
import type { Tour } from '@mocks/demo/session/recording'
import { toast } from '@/ui/toast/toast'
import { importFile } from './dataFile'

/** Opens a file that the demo has written: a session, a report, or everything that a browser has stored. */
export async function openDemoFile(file: File): Promise<void> {
  const read = readDemoFile(await file.text())
  if (read.kind === 'refused') toast.error(`لم يُفتح شيء. ${read.reason}`)
  else if (read.kind === 'data') await importFile(file)
  else if (hasOnlyPins(read.tour)) {
    pins.put(...read.tour.pins)
    toast.success('أُضيفت ملاحظات الملف.')
  } else await startTour(read.tour)
}

const hasOnlyPins = ({ steps, start, pins }: Tour) =>
  steps.length === 0 && pins.length > 0 && Object.keys(start.data).length === 0
