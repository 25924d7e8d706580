import { networkName, THEMES } from '@mocks/demo/format/captions'
import { writeDemoLink } from '@mocks/demo/format/linkParams'
import { packTour } from '@mocks/demo/format/payload'
import { type Pin, type Tour, withoutData } from '@mocks/demo/format/recording'
import { type Report, reportPage, reportText } from '@mocks/demo/pages/report'
import { pins } from '@mocks/demo/storage/pinStore'
import { today } from '@/lib/localDay'
import { copyText, saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/stores/toast'
import { consoleErrors } from './consoleLog'
import { addressOf } from './prepareTab'
import { recentTour, sessionNow } from './recorder'

const MAX_LINK = 8000

/** A link that opens a session: its data, and its steps if it has some. */
export const linkOf = async (tour: Tour, href = addressOf(tour.start.address)): Promise<string> =>
  `${href}#demo=${await packTour(tour)}`

export const downloadSession = (tour: Tour): void =>
  saveFile(`madar-${today()}.json`, JSON.stringify(tour, null, 2), 'application/json')

const momentNow = (): Tour => ({ ...sessionNow(), pins: [...pins.get()] })

/** All notes with their pictures, without the data. Who opens the file has them besides their own. */
export const downloadNotes = (): void => downloadSession(withoutData(momentNow()))

export async function hereLink(tour = momentNow()): Promise<string> {
  const screen = writeDemoLink(location.href, sessionNow().start)
  const isPlain = tour.pins.length === 0 && Object.keys(tour.start.data).length === 0
  // The address has the network already, and an answer of one's own is long.
  return isPlain ? screen : linkOf({ ...tour, start: { ...tour.start, network: '' } }, screen)
}

/** Copies a link; downloads a file where it is too large or the browser does not allow pages to copy. */
export async function share(recorded: Tour | null): Promise<void> {
  const now = momentNow()
  const tour = recorded ? { ...recorded, pins: now.pins } : now
  // A browser that cannot pack the data has no link.
  const link = await (recorded ? linkOf(tour) : hereLink(tour)).catch(() => null)
  const isCopied = link !== null && link.length <= MAX_LINK && (await copyText(link))
  if (!isCopied) downloadSession(tour)
  const what = recorded ? 'الجولة كما سُجّلت' : 'هذه الشاشة ببياناتها وملاحظاتها'
  toast.success(
    isCopied
      ? `نُسخ الرابط: ${what}. ومن يفتحه تبقى بياناته كما هي.`
      : `نُزّل ملف: ${what}. هو أكبر من رابط، أو يمنع المتصفح الرابط أو نسخه. يفتحه زر «افتح».`,
  )
}

const fileName = ({ id, picture = '' }: Pin): string =>
  `madar-${today()}-${id.slice(0, 4)}.${picture.startsWith('data:image/png') ? 'png' : 'webp'}`

export async function downloadReport(pin: Pin): Promise<void> {
  saveFile(`madar-report-${today()}.html`, reportPage(await makeReport(pin)), 'text/html')
  toast.success('نُزّل التقرير ملفًا واحدًا، ولم يُرسل إلى أحد.')
}

/** Copies a report for an issue tracker; downloads a file where pages may not copy. */
export async function copyReport(pin: Pin): Promise<void> {
  const text = reportText(await makeReport(pin))
  const isCopied = await copyText(text)
  if (!isCopied) saveFile(`madar-report-${today()}.md`, text, 'text/markdown')
  const said = isCopied
    ? 'نُسخ البلاغ. الصقه في متتبّع المشكلات'
    : 'نُزّل البلاغ ملفًا، فالمتصفح يمنع النسخ'
  toast.success(pin.picture ? `${said}، وأرفق به الصورة.` : `${said}.`)
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
    pin,
    address: addressOf(pin.address),
    pictureName: fileName(pin),
    errors: consoleErrors,
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
