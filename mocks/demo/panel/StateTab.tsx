import { addressOf } from '@mocks/demo/session/prepareTab'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { AnyRouter } from '@tanstack/react-router'
import { QueryProvider } from '@/api/QueryProvider'
import { CallFields } from './CallFields'
import { Developer } from './Developer'
import { KeepSituation } from './KeepSituation'
import { Row } from './panelParts'
import { ReaderFields } from './ReaderFields'
import { TabNotice } from './TabNotice'

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
