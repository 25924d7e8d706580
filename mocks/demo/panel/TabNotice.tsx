import { isNetworkKept } from '@mocks/demo/session/keepNetwork'
import { leave } from '@mocks/demo/session/prepareTab'
import { readTab } from '@mocks/demo/session/tabState'
import Button from '@mui/material/Button'
import { Link2 } from 'lucide-react'
import { Choices, Notice } from '@/ui/states/Notice'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { reloadPage } from './reloadPage'

/** Says what a link or a tour has set for this tab alone, and offers the ways out of it. */
export function TabNotice() {
  const tab = readTab()
  const hasData = tab?.own === 'everything'
  const isKept = useStore(isNetworkKept)
  // The session may be there because somebody keeps it with the scenario.
  if (!hasData && tab?.own !== 'theme' && (tab?.session === undefined || isKept)) return null
  return (
    <Notice sx={{ marginBlockEnd: 0 }}>
      <Icon icon={Link2} size="small" />
      <p>
        {hasData
          ? 'لعلامة التبويب هذه بيانات خاصة من رابط أو جولة. بياناتك في هذا المتصفح كما هي.'
          : 'فتحها رابط يضبط مظهرها وجلستها ما دامت مفتوحة. اختياراتك كما هي.'}
      </p>
      <Choices>
        <Button size="small" onClick={() => reloadPage(leave)}>
          <span>{hasData ? 'عُد إلى بياناتي' : 'عُد إلى اختياراتي'}</span>
        </Button>
      </Choices>
    </Notice>
  )
}
