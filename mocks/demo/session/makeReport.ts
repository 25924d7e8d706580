import { buildName } from '@mocks/demo/build'
import { describePlace } from '@mocks/demo/journal/describeEntry'
import { itemChanges } from '@mocks/demo/journal/itemChanges'
import { reportPage } from '@mocks/demo/pages/report'
import type { Pin } from '@mocks/demo/pins/pin'
import { changeLines } from '@/saved/describeChange'
import { namedTarget, networkName, THEMES } from './captions'
import { consoleLines } from './consoleLog'
import { addressOf } from './prepareTab'
import { recentTour } from './recorder'
import type { Tour } from './recording'
import { hereLink, linkOf } from './share'

/** Returns the report of a pin and of the last two minutes as HTML. */
export async function makeReport(pin: Pin): Promise<string> {
  const sentence = pin.note.trim()
  const tour = { ...recentTour(sentence || 'الدقيقتان قبل التقرير'), pins: [pin] }
  const places = await itemChanges(tour.start.data, tour.end.data)
  return reportPage({
    sentence,
    tour,
    place: namedTarget(pin.target),
    console: consoleLines(),
    changes: places.map((place) => ({
      title: `${place.title}: ${describePlace(place)}`,
      ...changeLines(place.change),
    })),
    environment: environment(tour),
    momentHref: await hereLink({
      ...tour,
      start: { ...tour.start, data: tour.end.data },
      steps: [],
      calls: [],
    }),
    tourHref: await linkOf(tour),
  })
}

function environment({ start, end }: Tour): { name: string; value: string }[] {
  return [
    { name: 'الإصدار', value: buildName },
    { name: 'العنوان', value: addressOf(end.address) },
    { name: 'المتصفح', value: navigator.userAgent },
    { name: 'النافذة', value: `${innerWidth} × ${innerHeight}، كثافة ${devicePixelRatio}` },
    { name: 'مظهر القارئ', value: THEMES[start.theme] },
    { name: 'الجلسة', value: start.session === 'in' ? 'داخل حسابه' : 'خارج حسابه' },
    { name: 'حال الشبكة', value: networkName(start.network) },
  ]
}
