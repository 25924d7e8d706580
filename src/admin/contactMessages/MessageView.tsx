import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { trimInvisible } from '@/lib/invisible'
import { quoted } from '@/lib/isolated'
import { pageTitle } from '@/lib/pageTitle'
import { TextField } from '@/ui/form/TextField'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, size } from '@/ui/theme/tokens'
import { FoldedMessage } from './FoldedMessage'
import { MessageDialogActions } from './MessageDialogActions'
import { MessageFacts, VisitorText } from './MessageFacts'
import { MessageFrame } from './MessageFrame'
import { MessagePager, type MessagePlace } from './MessagePager'
import { MessageStatusBadge } from './MessageStatusBadge'
import { type MessageAction, offeredActions } from './messageActions'
import { begunReply, canReply, isReplyElsewhere, useDrafts, useNotes } from './messageDrafts'
import { ReplyActions } from './ReplyActions'
import { ReplyComposer } from './ReplyComposer'
import { useBusyAction, useMessageChange } from './useMessageChange'
import { useReply } from './useReply'

const State = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 16,
})

const Text = styled('p')({
  paddingBlock: 16,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
})

const Status = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: 6,
  fontSize: size.t13,
  lineHeight: 1.6,
  color: colors.warn,
  '&:not(:empty)': { marginBlock: 8 },
  '& > svg': { flex: 'none', marginBlockStart: 2 },
})

const NOTES_HINT = {
  open: 'تُحفظ مع تغيير الحالة، ولا يراها المرسل',
  closed: 'لا يمكن تعديل الملاحظات بعد الرد.',
}

const NOTE = {
  gone: 'حُذفت هذه الرسالة، فلا يُسجّل رد عليها. نصك باقٍ هنا لتنسخه أو ترسله بالبريد.',
  answered: 'سُجّل رد آخر على هذه الرسالة بعد أن بدأت ردك. نصك باقٍ كما كتبته.',
  begun: 'بدأ رد على هذه الرسالة في نافذة أخرى، ولم يُسجّل بعد.',
}

type Props = {
  layout: 'pane' | 'dialog'
  reader: RefObject<HTMLDivElement | null>
  open: boolean
  onClose: () => void
  message: ContactMessage
  /** another tab has deleted it */
  isGone: boolean
  place: MessagePlace
  /** shows a neighbour */
  onStep: (id: string) => void
  isComposing: boolean
  onCompose: (isComposing: boolean) => void
  /** changes the message */
  onAction: (action: MessageAction) => void
  /** called after a reply was recorded; true if the next message is wanted */
  onReplied: (isNextWanted: boolean) => void
}

/**
 * A message in full, with its actions (Spec §2, §4) and the composer of a reply. Opening it changes nothing (D-28b).
 * It stays open after «mark as resolved» and after any failure.
 */
export function MessageView(props: Props) {
  const { layout, open, onClose, message, isGone, place, onStep } = props
  const busy = useBusyAction(message.id)
  const { change } = useMessageChange()
  const offered = offeredActions(message)
  const isAnswered = message.status === 'replied'
  const reply = useReply(message, isGone)
  const notes = useNotes(message)
  const isComposing = props.isComposing && (!isAnswered || reply.text !== '')
  const isElsewhere = useDrafts(() => isReplyElsewhere(message))
  const note = isGone
    ? NOTE.gone
    : isAnswered
      ? reply.text && NOTE.answered
      : isElsewhere && NOTE.begun

  async function record(isNextWanted: boolean) {
    // The second press of a double click comes after the first call of `record` has ended.
    const from = { isOpen: true, reply: trimInvisible(begunReply(message)) }
    if (!from.reply || !(await change('replied', message, from))) return
    reply.clear()
    props.onReplied(isNextWanted)
  }

  const actions = isComposing ? (
    <ReplyActions
      reply={reply}
      isBusy={busy !== null}
      onRecord={(isNextWanted) => void record(isNextWanted)}
      onStop={isGone ? undefined : () => props.onCompose(false)}
    />
  ) : offered.size > 0 || reply.text ? (
    <MessageDialogActions
      offered={offered}
      busy={busy}
      canReply={canReply(message)}
      hasDraft={reply.text !== ''}
      onReply={() => props.onCompose(true)}
      onAction={props.onAction}
    />
  ) : undefined

  return (
    <MessageFrame
      layout={layout}
      reader={props.reader}
      open={open}
      onClose={onClose}
      title={<VisitorText>{message.subject}</VisitorText>}
      isBusy={busy !== null}
      actions={actions}
    >
      {open && <title>{pageTitle(message.subject)}</title>}
      {isComposing ? (
        <FoldedMessage key={`quoted ${message.id}`} text={message.message} />
      ) : (
        <>
          <State>
            <MessageStatusBadge {...message} />
            <MessagePager place={place} onStep={onStep} />
          </State>
          <MessageFacts message={message} />
          <Text dir="auto">{message.message}</Text>
        </>
      )}
      <Warning text={note} />
      {isComposing ? (
        <ReplyComposer key={message.id} message={message} notes={notes.text} reply={reply} />
      ) : (
        <TextField
          label="ملاحظات الإدارة"
          rows={3}
          limit={NOTES_LIMIT}
          value={notes.text}
          onChange={notes.set}
          disabled={isAnswered || busy !== null}
          {...(isAnswered ? { hint: NOTES_HINT.closed } : { placeholder: NOTES_HINT.open })}
        />
      )}
      <Warning text={notes.others !== null && othersNotes(notes.others)} />
    </MessageFrame>
  )
}

const Warning = ({ text }: { text: string | false }) => (
  <Status role="status">
    {text && (
      <>
        <Icon icon={TriangleAlert} size="small" />
        <p>{inHtml(text)}</p>
      </>
    )}
  </Status>
)

const othersNotes = (notes: string) =>
  notes === ''
    ? 'مُحيت الملاحظات في نافذة أخرى.'
    : `حُفظت في نافذة أخرى ملاحظات غيرها: ${quoted(notes)}`
