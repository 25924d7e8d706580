import { styled } from '@mui/material/styles'
import { formatMessageDate } from '@/lib/dates'
import { Tooltip } from '@/ui/Tooltip'
import { size } from '@/ui/theme/tokens'

const Stacked = styled('time')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    justifyItems: 'start',
    lineHeight: 1.5,
    '& > :last-child': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  },
}))

type Props = { createdAt: string; isOneLine?: boolean }

/**
 * When a message came: Arabic (Saudi) long date with hour and minute, the Umm al-Qura date in the
 * tooltip, the machine's in the markup (Spec §9, D-17). A date that is none is shown as it came.
 */
export function MessageDate({ createdAt, isOneLine = false }: Props) {
  const date = formatMessageDate(createdAt)
  if (!date) return <bdi>{createdAt}</bdi>
  return (
    <Tooltip title={date.hijri} describeChild>
      {isOneLine ? (
        <time dateTime={createdAt}>{date.full}</time>
      ) : (
        <Stacked dateTime={createdAt}>
          <span>{date.day}</span> <span>{date.time}</span>
        </Stacked>
      )}
    </Tooltip>
  )
}
