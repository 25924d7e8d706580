import type { AnyRouter } from '@tanstack/react-router'
import { QueryProvider } from '@/api/QueryProvider'
import { CallFields } from './CallFields'
import { Developer } from './Developer'
import { KeepSituation } from './KeepSituation'
import { ReaderFields } from './ReaderFields'
import { ScreenSelect, SituationSelect } from './ScreenSelect'
import { TabNotice } from './TabNotice'

type Props = { router: AnyRouter; onJump: (() => void) | undefined }

/** What the page shows, and how the fake backend answers. */
export function StateTab({ router, onJump }: Props) {
  return (
    <>
      <TabNotice />
      <QueryProvider>
        <CallFields />
      </QueryProvider>
      <ReaderFields />
      <ScreenSelect router={router} onJump={onJump} />
      <SituationSelect />
      <KeepSituation />
      <QueryProvider>
        <Developer />
      </QueryProvider>
    </>
  )
}
