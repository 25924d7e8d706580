import { styled } from '@mui/material/styles'
import { formatHijriDate, formatMessageDate } from '@/lib/messageDate'
import { stackedLayoutStyles, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { colors, size } from '@/ui/theme/tokens'

const Lines = styled('time')(
  // A message that is opened has the time, too.
  stackedLayoutStyles({ '& > :last-child': { display: 'none' } }),
  tableLayoutStyles({
    display: 'var(--cell-lines, grid)',
    // In a dense table a time that has no space beside the day is on a second line, which is hidden.
    maxBlockSize: 'var(--cell-block-size, none)',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    justifyItems: 'start',
    lineHeight: 1.5,
    '& > :last-child': { fontSize: size.t13, color: colors.muted },
  }),
)

/** By keyboard, too: its tooltip is nowhere else. */
const REACHED = { tabIndex: 0 }

type Props = { createdAt: string; isOneLine?: boolean }

/**
 * The date of a message (Spec §9, D-17): Arabic (Saudi) long date with hour and minute, the Umm
 * al-Qura date in the tooltip, the ISO date in `datetime`. An invalid date is shown unchanged.
 */
export function MessageDate({ createdAt, isOneLine = false }: Props) {
  const date = formatMessageDate(createdAt)
  if (!date) return <bdi>{createdAt}</bdi>
  return (
    <Tooltip title={() => formatHijriDate(createdAt)} describeChild>
      {isOneLine ? (
        <time {...REACHED} dateTime={createdAt}>
          {date.full}
        </time>
      ) : (
        <Lines {...REACHED} dateTime={createdAt}>
          <span>{date.day}</span> <span>{date.time}</span>
        </Lines>
      )}
    </Tooltip>
  )
}
