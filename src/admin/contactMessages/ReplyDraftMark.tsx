import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { radius, weight } from '@/ui/theme/tokens'
import { replyDrafts } from './replyDrafts'

const Mark = styled('b')(({ theme }) => ({
  marginInlineEnd: 6,
  paddingInline: 6,
  borderRadius: radius.badge,
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
  return hasDraft ? <Mark>مسودة رد</Mark> : null
}
