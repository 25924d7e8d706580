import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { hasMoved, idOf } from '@/lib/listChanges'
import type { LogEntry } from '@/saved/changeLog'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { Pager } from '@/ui/Pager'
import { PanelRows } from '@/ui/Panel'
import { size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ChangeRow } from './ChangeRow'
import { describeChange, fieldChanges, itemOf, nameOf, verbOf } from './describeChange'
import { useRevert } from './useRevert'

const PAGE_SIZE = 20

const Details = styled('ul')(({ theme }) => ({
  marginBlockStart: 4,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
  overflowWrap: 'anywhere',
  '& del': { textDecorationColor: theme.vars.palette.tokens.line },
  '& ins': { textDecoration: 'none', color: theme.vars.palette.tokens.ink },
}))

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
                أعد<VisuallyHidden> ما كان قبل: {describeChange(entry)}</VisuallyHidden>
              </Button>
            }
          >
            <ChangeDetails entry={entry} />
          </ChangeRow>
        ))}
      </Rows>
      {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onPageChange={setPage} />}
    </AppDialog>
  )
}

/** Each item of a change, and each field with its value before and after. */
function ChangeDetails({ entry: { change } }: { entry: LogEntry }) {
  return (
    <Details>
      {change.items.map((item) => {
        const fields = fieldChanges(item)
        if (change.items.length === 1 && fields.length === 0) return null
        return (
          <li key={idOf(item)}>
            {change.items.length > 1 && (
              <>
                {verbOf(item)} «{nameOf(itemOf(item))}»{' '}
              </>
            )}
            {fields.map(({ name, before, after }) => (
              <span key={name}>
                {name}: <del>{before}</del> ← <ins>{after}</ins>{' '}
              </span>
            ))}
          </li>
        )
      })}
      {hasMoved(change) && change.items.length > 0 && <li>وتغيّر الترتيب.</li>}
    </Details>
  )
}
