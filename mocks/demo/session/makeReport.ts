import { namedTarget, networkName } from '@mocks/demo/format/captions'
import type { Pin } from '@mocks/demo/format/pin'
import { reportPage } from '@mocks/demo/pages/report'
import { consoleErrors } from './consoleLog'
import { recentTour } from './recorder'
import { hereLink, linkOf } from './share'

export async function makeReport(pin: Pin): Promise<string> {
  const tour = { ...recentTour(pin.note.trim()), pins: [pin] }
  const { start, end } = tour
  return reportPage({
    tour,
    place: namedTarget(pin.target),
    errors: consoleErrors(),
    environment: [
      tour.build,
      navigator.userAgent,
      `${innerWidth} × ${innerHeight}`,
      start.theme,
      networkName(start.network),
    ],
    momentHref: await hereLink({
      ...tour,
      start: { ...start, data: end.data },
      steps: [],
      calls: [],
    }),
    tourHref: await linkOf(tour),
  })
}
