import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Copy, Mail } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { SEEN } from '@/lib/invisible'
import { copyText } from '@/lib/saveFile'
import { IconAction } from '@/ui/navigation/IconAction'
import { toast } from '@/ui/stores/toast'
import { Icon } from '@/ui/theme/icons'
import { idleButton } from '@/ui/theme/idleButton'
import { down, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { BUSY_LABEL } from './messageActions'
import type { Reply } from './useReply'

/** As wide as its text, so that a phone's footer has one line and the text field more space. */
const Compact = styled(Button)(idleButton, {
  [down.md]: {
    '&&&': { flex: '1 1 auto', minInlineSize: 0, paddingInline: 8 },
  },
}) as typeof Button

const Question = styled('p')({
  alignSelf: 'center',
  marginInlineEnd: 8,
  fontWeight: weight.label,
  [down.md]: { flex: '1 1 100%' },
})

type Props = {
  reply: Reply
  isBusy: boolean
  /** the reply was sent; true if the next message is wanted */
  onRecord: (isNextWanted: boolean) => void
  /** absent where there is no message to go back to */
  onStop: (() => void) | undefined
}

/** The footer of the composer: send with the mail program, then say whether it was sent, which records the reply. */
export function ReplyActions({ reply, isBusy, onRecord, onStop }: Props) {
  const { mail, text, isSent } = reply
  const recordButton = useRef<HTMLButtonElement>(null)
  const questionId = useId()
  useEffect(() => {
    if (isSent) recordButton.current?.focus()
  }, [isSent])

  if (isSent)
    return (
      <>
        <Question id={questionId}>هل أرسلته؟</Question>
        <Button
          ref={recordButton}
          variant="contained"
          color="primary"
          aria-describedby={questionId}
          disabled={isBusy}
          onClick={() => onRecord(true)}
        >
          <span>{isBusy ? BUSY_LABEL : 'نعم، التالية'}</span>
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-describedby={questionId}
          disabled={isBusy}
          onClick={() => onRecord(false)}
        >
          نعم
        </Button>
        <Button variant="text" disabled={isBusy} onClick={reply.reopen}>
          متابعة الكتابة
        </Button>
      </>
    )
  const isEmpty = !SEEN.test(text)
  return (
    <>
      <Compact
        component="a"
        href={isEmpty ? undefined : mail.href}
        // A mail program on the web opens beside this page.
        target="_blank"
        rel="noopener"
        role={isEmpty ? 'link' : undefined}
        aria-disabled={isEmpty}
        ref={reply.sendLink}
        variant="contained"
        color="primary"
        startIcon={<Icon icon={Mail} size="small" />}
        onClick={() => {
          if (!isEmpty) void reply.markSent()
        }}
      >
        إرسال بالبريد
        {isEmpty && <VisuallyHidden> (اكتب نص الرد أولًا)</VisuallyHidden>}
      </Compact>
      <IconAction
        label="نسخ النص"
        icon={Copy}
        disabled={isEmpty}
        {...(isEmpty && { hint: 'اكتب نص الرد أولًا' })}
        onClick={() => void copy(text)}
      />
      {onStop && (
        <Compact variant="text" onClick={onStop}>
          رجوع إلى الرسالة
        </Compact>
      )}
    </>
  )
}

async function copy(text: string) {
  if (await copyText(text)) toast.success('نُسخ نص الرد.')
  else toast.error('منع المتصفح النسخ. حدّد النص وانسخه بنفسك.')
}
