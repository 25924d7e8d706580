import { reloadPage } from '@mocks/demo/session/frame'
import { isNetworkKept } from '@mocks/demo/session/keepNetwork'
import { addressOf, leave } from '@mocks/demo/session/prepareTab'
import { readTab } from '@mocks/demo/session/tabState'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { AnyRouter } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { QueryProvider } from '@/api/QueryProvider'
import { Choices, Notice } from '@/ui/states/Notice'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { CallFields } from './CallFields'
import { Developer } from './Developer'
import { KeepSituation } from './KeepSituation'
import { Row } from './panelParts'
import { ReaderFields } from './ReaderFields'

type Props = { router: AnyRouter; onJump: (() => void) | undefined }

/** What the page shows, and how the fake backend answers. */
export function StateTab({ router, onJump }: Props) {
  const go = (to: '/' | '/admin') => {
    void router.navigate({ to })
    onJump?.()
  }
  return (
    <>
      <TabNotice />
      <QueryProvider>
        <CallFields />
        <ReaderFields />
        <Row>
          <Button size="small" onClick={() => go('/')}>
            الموقع
          </Button>
          <Button size="small" onClick={() => go('/admin')}>
            لوحة الإدارة
          </Button>
          {/* It lists every screen and situation; the dev server has none. */}
          {import.meta.env.VITE_BUILD && <Link href={addressOf('/demo/')}>صفحة بداية العرض</Link>}
        </Row>
        <KeepSituation />
        <Developer />
      </QueryProvider>
    </>
  )
}

/** Says what a link or a tour has set for this tab alone, and offers the ways out of it. */
function TabNotice() {
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
