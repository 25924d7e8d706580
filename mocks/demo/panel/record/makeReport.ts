import { packData } from '@mocks/backend/data/packData'
import { buildName } from '@mocks/demo/build'
import { writeDemoLink } from '@mocks/demo/demoLink'
import { describePlace } from '@mocks/demo/journal/describeEntry'
import { itemChanges } from '@mocks/demo/journal/itemChanges'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { reportPage } from '@mocks/demo/pages/report'
import { compress } from '@mocks/demo/payload'
import { consoleLines } from '@mocks/demo/recorder/consoleLog'
import { recentTour } from '@mocks/demo/recorder/recorder'
import { addressOf } from '@mocks/demo/tab/prepareTab'
import { networkName, THEMES } from '@mocks/demo/tour/captions'
import { packTour } from '@mocks/demo/tour/packTour'
import type { Tour } from '@mocks/demo/tour/recording'
import { changeLines } from '@/saved/describeChange'

/** Returns the report of the last two minutes as HTML. */
export async function makeReport(sentence: string, picture: string | null): Promise<string> {
  const tour = recentTour(sentence || 'الدقيقتان قبل التقرير')
  const places = await itemChanges(tour.start.data, tour.end.data)
  return reportPage({
    sentence,
    tour,
    picture,
    console: consoleLines(),
    changes: places.map((place) => ({
      title: `${place.title}: ${describePlace(place)}`,
      ...changeLines(place.change),
    })),
    environment: environment(tour),
    momentHref: await momentHref(tour),
    tourHref: `${addressOf(tour.start.address)}#demo=${await compress(JSON.stringify(await packTour(tour)))}`,
  })
}

/** A link to the screen, the data, the network, the theme and the session at the end of the two minutes. */
async function momentHref({ start, steps, end }: Tour): Promise<string> {
  const last = <Name extends 'network' | 'theme' | 'session'>(
    name: Name,
    initial: string,
  ): string =>
    steps.reduce((value, step) => (name in step ? String(step[name as never]) : value), initial)
  const href = writeDemoLink(addressOf(end.address.replace(/#.*$/, '')), {
    network: last('network', start.network),
    theme: last('theme', start.theme),
    isSignedIn: last('session', start.session) === 'in',
  })
  const data = { kind: 'madar-data', data: await packData(end.data) }
  return `${href}#demo=${await compress(JSON.stringify(data))}`
}

function environment({ start, end }: Tour): { name: string; value: string }[] {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'داكن' : 'فاتح'
  return [
    { name: 'الإصدار', value: buildName },
    { name: 'العنوان', value: addressOf(end.address) },
    { name: 'المتصفح', value: navigator.userAgent },
    { name: 'النافذة', value: `${innerWidth} × ${innerHeight}، كثافة ${devicePixelRatio}` },
    { name: 'اللغة', value: languageName(navigator.language) },
    { name: 'المنطقة الزمنية', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { name: 'مظهر النظام', value: scheme },
    { name: 'مظهر القارئ', value: THEMES[start.theme] },
    { name: 'الجلسة', value: start.session === 'in' ? 'داخل حسابه' : 'خارج حسابه' },
    { name: 'حال الشبكة', value: networkName(start.network) },
    { name: 'نقطة الزمن', value: start.point === String(BEGINNING) ? 'البداية' : start.point },
    { name: 'متصل', value: navigator.onLine ? 'نعم' : 'لا' },
  ]
}

/** «العربية (ar-SA)» */
const languageName = (code: string): string =>
  `${new Intl.DisplayNames('ar', { type: 'language' }).of(code.replace(/-.*/, '')) ?? code} (${code})`

/** A picture of this tab as a data URL; null if the browser has no such function or the person declines. */
export async function takePicture(): Promise<string | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: true,
      audio: false,
      // Offered first where the browser knows it.
      ...({ preferCurrentTab: true } as object),
    })
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true })
    await video.play()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: video.videoWidth,
      height: video.videoHeight,
    })
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    for (const track of stream.getTracks()) track.stop()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return null
  }
}
