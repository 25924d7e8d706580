import { readDemoData } from '@mocks/backend/data/dataKeys'
import { packData } from '@mocks/backend/data/packData'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { writeDemoLink } from '@mocks/demo/demoLink'
import { compress } from '@mocks/demo/payload'
import { formatNumber } from '@/lib/arabic'
import { copyText } from '@/lib/copyText'
import { session } from '@/lib/session'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { toast } from '@/ui/toast/toast'
import { downloadData } from './dataFile'

/** Some mail and chat programs cut longer addresses. */
export const MAX_LINK = 8000

/**
 * Returns a function that copies a link to this screen in its current scenario, latency, theme and session, and
 * with the data if wanted. Data that do not fit into a link are downloaded as a file. It
 * resolves to null, or to the link when the browser does not allow the page to copy (without https).
 */
export function useDemoLink(): (withData: boolean) => Promise<string | null> {
  const { setting } = useThemeSetting()
  return async (withData) => {
    const link = writeDemoLink(location.href, {
      network: writeNetwork(mockController.overrides.get()),
      theme: setting,
      isSignedIn: session.get().isSignedIn,
    })
    const packed = { kind: 'madar-data', data: await packData(readDemoData()) }
    const whole = withData ? `${link}#demo=${await compress(JSON.stringify(packed))}` : link
    const isTooLong = whole.length > MAX_LINK
    if (isTooLong) downloadData()
    const copied = isTooLong ? link : whole
    if (!(await copyText(copied))) return copied
    if (isTooLong)
      toast.info(
        `البيانات أكبر من أن يحملها رابط (${formatNumber(Math.ceil(whole.length / 1000))} كيلوبايت)، فنُزّلت ملفًا ونُسخ الرابط بلا بيانات. من يسحب الملف إلى العرض يراها.`,
      )
    else toast.success(withData ? COPIED_WITH_DATA : COPIED)
    return null
  }
}

const COPIED = 'نُسخ الرابط. من يفتحه يرى هذه الشاشة بالسيناريو والمظهر والجلسة نفسها.'
const COPIED_WITH_DATA =
  'نُسخ الرابط وفيه البيانات. من يفتحه يرى هذه الشاشة بها في علامة تبويب واحدة، وبياناته كما هي.'
