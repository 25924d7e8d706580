import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { isBegunElsewhere, subscribeToDrafts } from '@/lib/drafts'
import { colors, radius, weight } from '@/ui/theme/tokens'
import { savedNotes } from './changeMessage'
import { begunReply, notesDrafts, replyForm } from './messageDrafts'

/** A word before the line of the message, as low as the line. */
export const RowMark = styled('span')({
  // As a block its letters do not join the letters of the line.
  display: 'inline-block',
  marginInlineEnd: 6,
  paddingInline: 6,
  borderRadius: radius.badge,
  outline: '1px solid var(--badge-line, transparent)',
  outlineOffset: -1,
  background: colors.sunken,
  color: colors.muted,
  // The line has another value (`data-tight`), which would be inherited.
  forcedColorAdjust: 'auto',
})

const Draft = styled(RowMark)({
  background: colors.warnSoft,
  color: colors.warn,
  fontWeight: weight.label,
})

/** In the row of a message: a reply has been begun, here or in another tab, or notes were typed and not saved. */
export function DraftMark({ message }: { message: ContactMessage }) {
  const text = useSyncExternalStore(
    subscribeToDrafts,
    () => {
      if (begunReply(message)) return 'مسودة رد'
      if (message.status === 'replied') return null
      if (isBegunElsewhere(replyForm(message))) return 'رد بدأ في نافذة أخرى'
      const notes = notesDrafts.get(String(message.id))?.value.notes
      return notes === undefined || notes === savedNotes(message) ? null : 'مسودة ملاحظات'
    },
    () => null,
  )
  return text && <Draft>{text}</Draft>
}
