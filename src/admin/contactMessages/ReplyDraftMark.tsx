import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { radius, weight } from '@/ui/theme/tokens'
import { replyDrafts } from './replyDrafts'

/** A word before the line of the message, as low as the line. */
export const RowMark = styled('span')(({ theme }) => ({
  // Its letters do not join those of the line.
  display: 'inline-block',
  marginInlineEnd: 6,
  paddingInline: 6,
  borderRadius: radius.badge,
  outline: '1px solid var(--badge-line, transparent)',
  outlineOffset: -1,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.muted,
  // Not that of the line (`data-tight`).
  forcedColorAdjust: 'auto',
}))

const Draft = styled(RowMark)(({ theme }) => ({
  background: theme.vars.palette.tokens.warnSoft,
  color: theme.vars.palette.tokens.warn,
  fontWeight: weight.label,
}))

/** «مسودة رد» in the row of a message whose reply has been begun. */
export function ReplyDraftMark({ messageId }: { messageId: string }) {
  const hasDraft = useSyncExternalStore(
    replyDrafts.subscribe,
    () => messageId in replyDrafts.get(),
    () => false,
  )
  return hasDraft ? <Draft>مسودة رد</Draft> : null
}
