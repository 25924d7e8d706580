import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { browserPins } from '@mocks/demo/pins/pinStore'
import { formatNumber } from '@/lib/arabic'
import { today } from '@/lib/localDay'
import { session } from '@/lib/reader'
import { copyText, saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { writeDemoLink } from './linkParams'
import { packTour } from './payload'
import { addressOf } from './prepareTab'
import { sessionNow } from './recorder'
import type { Tour } from './recording'

/** Some mail and chat programs cut longer addresses. */
const MAX_LINK = 8000

/** A link that opens a session: its data, and its steps if it has some. */
export const linkOf = async (tour: Tour, href = addressOf(tour.start.address)): Promise<string> =>
  `${href}#demo=${await packTour(tour)}`

export const downloadSession = (tour: Tour): void =>
  saveFile(`madar-${today()}.json`, JSON.stringify(tour, null, 2), 'application/json')

/** This tab's session of now, with all pins. */
function momentNow(): Tour {
  return { ...sessionNow(''), pins: [...browserPins().get().pins] }
}

/** A link to what this tab shows now. */
export async function hereLink(tour = momentNow()): Promise<string> {
  const { theme, data } = tour.start
  const screen = writeDemoLink(location.href, {
    network: writeNetwork(mockController.overrides.get()),
    theme,
    isSignedIn: session.get().isSignedIn,
  })
  const isPlain = tour.pins.length === 0 && Object.keys(data).length === 0
  return isPlain ? screen : linkOf(tour, screen)
}

/**
 * Copies a link to a recorded session, otherwise to what this tab shows now; one that is too large for a link is
 * downloaded as a file. Returns null, or the link where the browser does not allow pages to copy.
 */
export async function share(recorded: Tour | null): Promise<string | null> {
  const now = momentNow()
  const tour = recorded ? { ...recorded, pins: now.pins } : now
  const link = await (recorded ? linkOf(tour) : hereLink(tour))
  if (link.length > MAX_LINK) {
    downloadSession(tour)
    toast.info(
      `أكبر من أن يحمله رابط (${formatNumber(Math.ceil(link.length / 1000))} كيلوبايت)، فنُزّل ملفًا. من يفتحه في العرض يرى ما فيه.`,
    )
    return null
  }
  if (!(await copyText(link))) return link
  toast.success(
    recorded
      ? 'نُسخ رابط الجولة. من يفتحه يراها من أولها، وبياناته كما هي.'
      : 'نُسخ الرابط. من يفتحه يرى هذه الشاشة بحالها وبياناتها وملاحظاتها، وبياناته كما هي.',
  )
  return null
}
