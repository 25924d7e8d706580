import { namedTarget, networkName, THEMES } from '@mocks/demo/format/captions'
import type { Pin } from '@mocks/demo/format/pin'
import { type Report, reportPage, reportText } from '@mocks/demo/pages/report'
import { today } from '@/lib/localDay'
import { copyText, saveFile } from '@/lib/saveFile'
import { consoleErrors } from './consoleLog'
import { addressOf } from './prepareTab'
import { recentTour } from './recorder'
import { hereLink, linkOf } from './share'

const fileName = ({ id, picture = '' }: Pin): string =>
  `madar-${today()}-${id.slice(0, 4)}.${picture.startsWith('data:image/png') ? 'png' : 'webp'}`

export async function downloadReport(pin: Pin): Promise<void> {
  saveFile(`madar-report-${today()}.html`, reportPage(await makeReport(pin)), 'text/html')
}

/** Copies a report for an issue tracker. Returns false where it became a file, since pages may not copy here. */
export async function copyReport(pin: Pin): Promise<boolean> {
  const text = reportText(await makeReport(pin))
  const isCopied = await copyText(text)
  if (!isCopied) saveFile(`madar-report-${today()}.md`, text, 'text/markdown')
  return isCopied
}

export function savePicture(pin: Pin): void {
  const [head = '', base64 = ''] = pin.picture?.split(',') ?? []
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  saveFile(fileName(pin), new Blob([bytes], { type: head.slice(5, -7) }))
}

/** What was done in the last two minutes, and what the note says. */
async function makeReport(pin: Pin): Promise<Report> {
  const tour = { ...recentTour(pin.note.trim()), pins: [pin] }
  const { start, end } = tour
  return {
    tour,
    place: namedTarget(pin.target),
    author: pin.author,
    address: addressOf(pin.address),
    picture: pin.picture,
    pictureName: fileName(pin),
    errors: consoleErrors(),
    environment: [
      `النسخة: ${tour.build}`,
      `المتصفح: ${navigator.userAgent}`,
      `النافذة: ${innerWidth} × ${innerHeight}`,
      `السمة: ${THEMES[start.theme]}`,
      `الجلسة: ${start.session === 'in' ? 'داخل' : 'خارج'}`,
      `الشبكة: ${networkName(start.network)}`,
    ],
    momentHref: await hereLink({
      ...tour,
      start: { ...start, data: end.data },
      steps: [],
      calls: [],
    }),
    tourHref: await linkOf(tour),
  }
}
