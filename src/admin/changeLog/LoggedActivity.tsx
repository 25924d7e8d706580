import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { type LogEntry, savedChangeLog } from '@/saved/changeLog'
import { changeLines, describeChange } from '@/saved/describeChange'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { ChangeList } from '@/ui/lists/ChangeList'
import { Pager, pageOf } from '@/ui/table/Pager'
import { inHtml } from '@/ui/theme/inHtml'
import { PanelRows } from '@/ui/theme/Panel'
import { useNow } from '@/ui/theme/useNow'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { ChangeRow } from './ChangeRow'
import { useRevert } from './useRevert'

const PAGE_SIZE = 20

const Rows = styled(PanelRows)({ paddingInline: 0 })

/** The log as `useSaved` reads it. */
export const changeLog = savedChangeLog

type Props = { entries: readonly LogEntry[] }

/** The newest entries of the change log as rows of «آخر النشاط». */
export function LoggedRows({ entries }: Props) {
  const now = useNow() ?? new Date()
  return entries.map((entry) => <ChangeRow key={entry.id} entry={entry} now={now} />)
}

/** Opens the whole change log, the newest first, in pages; each entry can be reverted. */
export function ChangeLogButton({ entries }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(1)
  const now = useNow() ?? new Date()
  const revert = useRevert()
  const { items, page: shown, pageCount } = pageOf(entries, page, PAGE_SIZE)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        سجل التغييرات
      </Button>
      <AppDialog open={isOpen} onClose={() => setOpen(false)} title="سجل التغييرات" width="detail">
        <Rows>
          {items.map((entry) => (
            <ChangeRow
              key={entry.id}
              entry={entry}
              now={now}
              action={
                <Button size="small" onClick={() => void revert(entry)}>
                  أعد
                  <VisuallyHidden>{inHtml(` ما كان قبل: ${describeChange(entry)}`)}</VisuallyHidden>
                </Button>
              }
            >
              <ChangeList {...changeLines(entry)} />
            </ChangeRow>
          ))}
        </Rows>
        {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onPageChange={setPage} />}
      </AppDialog>
    </>
  )
}
