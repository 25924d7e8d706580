import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { formatNumber } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { quoted } from '@/lib/isolated'
import { pageTitle } from '@/lib/pageTitle'
import { TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { ChevronBack, ChevronForward, Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { inRow, inRows, muted13 } from '@/ui/theme/surface'
import { colors, size } from '@/ui/theme/tokens'
import { MessageDialogActions } from './MessageDialogActions'
import { MessageFacts, VisitorText } from './MessageFacts'
import { MessageFrame } from './MessageFrame'
import { MessageStatusBadge } from './MessageStatusBadge'
import { type MessageAction, offeredActions } from './messageActions'
import { begunReply, canReply, isReplyElsewhere, useDrafts, useNotes } from './messageDrafts'
import { ReplyActions } from './ReplyActions'
import { FoldedMessage, ReplyComposer } from './ReplyComposer'
import { useBusyAction, useMessageChange } from './useMessageChange'
import { useReply } from './useReply'
import type { Steps } from './useSteps'

const State = styled('div')({
  ...inRows,
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

const Places = styled('nav')({ ...inRow, gap: 4, ...muted13 })

const NOTE = {
  gone: 'حُذفت هذه الرسالة، فلا يُسجّل رد عليها. نصك باقٍ هنا لتنسخه أو ترسله بالبريد.',
  answered: 'سُجّل رد آخر على هذه الرسالة بعد أن بدأت ردك. نصك باقٍ كما كتبته.',
  begun: 'بدأ رد على هذه الرسالة في نافذة أخرى، ولم يُسجّل بعد.',
}

type Props = Pick<ComponentProps<typeof MessageFrame>, 'layout' | 'reader' | 'open' | 'onClose'> & {
  message: ContactMessage
  /** another tab has deleted it */
  isGone: boolean
  steps: Steps
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
  const {
    message,
    isGone,
    steps,
    isComposing: isAsked,
    onCompose,
    onAction,
    onReplied,
    ...frame
  } = props
  const busy = useBusyAction(message.id)
  const { change } = useMessageChange()
  const offered = offeredActions(message)
  const isAnswered = message.status === 'replied'
  const reply = useReply(message, isGone)
  const notes = useNotes(message)
  const isComposing = isAsked && (!isAnswered || reply.text !== '')
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
    onReplied(isNextWanted)
  }

  const actions = isComposing ? (
    <ReplyActions
      reply={reply}
      isBusy={busy !== null}
      onRecord={(isNextWanted) => void record(isNextWanted)}
      onStop={isGone ? undefined : () => onCompose(false)}
    />
  ) : offered.size > 0 || reply.text ? (
    <MessageDialogActions
      offered={offered}
      busy={busy}
      canReply={canReply(message)}
      hasDraft={reply.text !== ''}
      onReply={() => onCompose(true)}
      onAction={onAction}
    />
  ) : undefined

  return (
    <MessageFrame
      {...frame}
      title={<VisitorText>{message.subject}</VisitorText>}
      isBusy={busy !== null}
      actions={actions}
    >
      {frame.open && <title>{pageTitle(message.subject)}</title>}
      {isComposing ? (
        <FoldedMessage key={`quoted ${message.id}`} text={message.message} />
      ) : (
        <>
          <State>
            <MessageStatusBadge {...message} />
            <MessagePager {...steps} />
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
          {...(isAnswered
            ? { hint: 'لا يمكن تعديل الملاحظات بعد الرد.' }
            : { placeholder: 'تُحفظ مع تغيير الحالة، ولا يراها المرسل' })}
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

/** «3 من 24» between the steps to the messages before and after in the list. */
function MessagePager({ neighbours, show }: Pick<Steps, 'neighbours' | 'show'>) {
  const { place, previous, next, total } = neighbours
  return (
    <Places aria-label="الرسائل المجاورة">
      <IconAction
        label="الرسالة السابقة"
        icon={ChevronBack}
        size="small"
        disabled={previous === undefined}
        {...(previous === undefined && { hint: 'هذه أول رسالة' })}
        onClick={() => previous !== undefined && show(previous)}
      />
      <span>
        {place < 0 ? 'خارج القائمة' : `${formatNumber(place + 1)} من ${formatNumber(total)}`}
      </span>
      <IconAction
        label="الرسالة التالية"
        icon={ChevronForward}
        size="small"
        disabled={next === undefined}
        {...(next === undefined && { hint: 'هذه آخر رسالة' })}
        onClick={() => next !== undefined && show(next)}
      />
    </Places>
  )
}
