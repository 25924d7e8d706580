import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { LogEntry } from '@/saved/changeLog'
import { changeLines, describeChange } from '@/saved/describeChange'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { ChangeList } from '@/ui/lists/ChangeList'
import { Pager } from '@/ui/table/Pager'
import { inHtml } from '@/ui/theme/inHtml'
import { PanelRows } from '@/ui/theme/Panel'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { ChangeRow } from './ChangeRow'
import { useRevert } from './useRevert'

const PAGE_SIZE = 20

const Rows = styled(PanelRows)({ paddingInline: 0 })

type Props = { open: boolean; onClose: () => void; entries: readonly LogEntry[]; now: Date }

/** The whole change log, the newest first, in pages; each entry can be reverted. */
export function ChangeLogDialog({ open, onClose, entries, now }: Props) {
  const [page, setPage] = useState(1)
  const revert = useRevert()
  const pageCount = Math.max(1, Math.ceil(entries.length / PAGE_SIZE))
  const shown = Math.min(page, pageCount)
  return (
    <AppDialog open={open} onClose={onClose} title="سجل التغييرات" width="detail">
      <Rows>
        {entries.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((entry) => (
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
            <ChangeList {...changeLines(entry.change)} />
          </ChangeRow>
        ))}
      </Rows>
      {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onPageChange={setPage} />}
    </AppDialog>
  )
}
