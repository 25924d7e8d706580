import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { ContactMessage } from '@/api/contactMessages'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { TextField } from '@/ui/form/TextField'
import { Icon } from '@/ui/icons'
import { size } from '@/ui/theme/tokens'
import { MessageDialogActions } from './MessageDialogActions'
import { MessageFacts } from './MessageFacts'
import { MessageStatusBadge } from './MessageStatusBadge'
import { type MessageAction, offeredActions } from './messageActions'
import { useMessageChange } from './useMessageChange'
import { VisitorText } from './VisitorText'

const State = styled('p')({ marginBlockEnd: 16 })

const Text = styled('p')({ paddingBlock: 16, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const OtherNotes = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 6,
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.warn,
  overflowWrap: 'anywhere',
  '&:not(:empty)': { marginBlockStart: 8 },
  '& > svg': { flex: 'none', marginBlockStart: 2 },
}))

const NOTES_HINT = {
  open: 'تُحفظ مع تغيير الحالة، ولا يراها المرسل',
  closed: 'لا يمكن تعديل الملاحظات بعد الرد.',
}

type Props = {
  open: boolean
  onClose: () => void
  message: ContactMessage
  /** the current notes, saved or not */
  notes: string
  /** notes that were saved elsewhere in the meantime; saving would overwrite them */
  otherNotes: string | null
  onNotesChange: (notes: string) => void
  /** called after a successful change of status, which also saved the notes */
  onStatusChanged: () => void
}

/**
 * A message in full, with its actions (Spec §2, §4). Opening it changes nothing (D-28b). A change
 * of status closes the dialog; it stays open after «mark as resolved» and after any failure.
 */
export function MessageDialog({
  open,
  onClose,
  message,
  notes,
  otherNotes,
  onNotesChange,
  onStatusChanged,
}: Props) {
  const { busy, change } = useMessageChange()
  const offered = offeredActions(message)
  const isAnswered = message.status === 'replied'

  async function act(action: MessageAction) {
    const isDone = await change(action, message.id, notes)
    if (isDone && action !== 'resolved') onStatusChanged()
  }

  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={<VisitorText>{message.subject}</VisitorText>}
      width="detail"
      maxHeight="80vh"
      isBusy={busy !== null}
      {...(offered.size > 0
        ? { actions: <MessageDialogActions offered={offered} busy={busy} onAction={act} /> }
        : {})}
    >
      <State>
        <MessageStatusBadge status={message.status} isResolved={message.isResolved} />
      </State>
      <MessageFacts message={message} />
      <Text dir="auto">{message.message}</Text>
      <TextField
        label="ملاحظات الإدارة"
        rows={3}
        value={notes}
        onChange={onNotesChange}
        disabled={isAnswered || busy !== null}
        {...(isAnswered ? { hint: NOTES_HINT.closed } : { placeholder: NOTES_HINT.open })}
      />
      <OtherNotes role="status">
        {otherNotes !== null && (
          <>
            <Icon icon={TriangleAlert} size="small" />
            <p>
              {otherNotes === ''
                ? 'مُحيت الملاحظات في نافذة أخرى.'
                : `حُفظت في نافذة أخرى ملاحظات غيرها: «${otherNotes}»`}
            </p>
          </>
        )}
      </OtherNotes>
    </AppDialog>
  )
}
