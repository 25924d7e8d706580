import { buildName } from '@mocks/demo/build'
import { describePlace } from '@mocks/demo/journal/describeEntry'
import { itemChanges } from '@mocks/demo/journal/itemChanges'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { reportPage } from '@mocks/demo/pages/report'
import type { Pin } from '@mocks/demo/pins/pin'
import { changeLines } from '@/saved/describeChange'
import { networkName, THEMES } from './captions'
import { consoleLines } from './consoleLog'
import { writeDemoLink } from './demoLink'
import { namedTarget } from './namedTarget'
import { addressOf } from './prepareTab'
import { recentTour } from './recorder'
import type { Tour } from './recording'
import { linkOf } from './share'

/** Returns the report of a pin and of the last two minutes as HTML. */
export async function makeReport(pin: Pin): Promise<string> {
  const sentence = pin.note.trim()
  const tour = { ...recentTour(sentence || 'الدقيقتان قبل التقرير'), pins: [pin] }
  const places = await itemChanges(tour.start.data, tour.end.data)
  return reportPage({
    sentence,
    tour,
    place: namedTarget(pin.place.target),
    console: consoleLines(),
    changes: places.map((place) => ({
      title: `${place.title}: ${describePlace(place)}`,
      ...changeLines(place.change),
    })),
    environment: environment(tour),
    momentHref: await momentHref(tour),
    tourHref: await linkOf(tour),
  })
}

/** A link to the screen, the data, the network, the theme and the session at the end of the two minutes. */
async function momentHref(tour: Tour): Promise<string> {
  const { start, steps, end } = tour
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
  return linkOf({ ...tour, start: { ...start, data: end.data }, steps: [], calls: [] }, href)
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
