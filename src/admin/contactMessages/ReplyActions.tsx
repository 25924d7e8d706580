import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CheckCheck, Copy, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '@/lib/copyText'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'
import { idleButton } from '@/ui/idleButton'
import { toast } from '@/ui/toast/toast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Reply } from './useReply'

/** As wide as its text, so that a phone's footer has one line and the text field more space. */
const Compact = styled(Button)(idleButton, ({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '&&&': { flex: '1 1 auto', minInlineSize: 0, paddingInline: 8 },
  },
})) as typeof Button

type Props = { reply: Reply; isBusy: boolean; onRecord: () => void; onStop: () => void }

/** The footer of the composer: send with the mail program, then record the reply. */
export function ReplyActions({ reply, isBusy, onRecord, onStop }: Props) {
  const { mail, text } = reply
  const recordButton = useRef<HTMLButtonElement>(null)
  const isSent = reply.step === 'sent'
  useEffect(() => {
    if (isSent) recordButton.current?.focus()
  }, [isSent])

  if (isSent)
    return (
      <>
        <Button
          ref={recordButton}
          variant="contained"
          color="primary"
          disabled={isBusy}
          startIcon={<Icon icon={CheckCheck} size="small" />}
          onClick={onRecord}
        >
          <span>
            {isBusy ? 'جارٍ الحفظ…' : reply.isNextWanted ? 'سُجّل الرد، ثم التالية' : 'سُجّل الرد'}
          </span>
        </Button>
        <Button variant="text" disabled={isBusy} onClick={reply.reopen}>
          متابعة الكتابة
        </Button>
      </>
    )
  const isEmpty = text.trim() === ''
  const send = (isNextWanted: boolean) => ({
    component: 'a' as const,
    href: isEmpty ? undefined : mail.href,
    // A mail program on the web opens beside this page, and unsaved notes are not asked about.
    target: '_blank',
    rel: 'noopener',
    role: isEmpty ? 'link' : undefined,
    'aria-disabled': isEmpty,
    ref: isNextWanted ? reply.sendLink : undefined,
    onClick: () => {
      if (!isEmpty) void reply.markSent(isNextWanted)
    },
  })
  return (
    <>
      <Compact
        {...send(true)}
        variant="contained"
        color="primary"
        startIcon={<Icon icon={Mail} size="small" />}
      >
        رد ثم التالية
        {isEmpty && <VisuallyHidden> (اكتب نص الرد أولًا)</VisuallyHidden>}
      </Compact>
      <Compact {...send(false)} variant="outlined" color="inherit">
        أرسل
        {isEmpty && <VisuallyHidden> (اكتب نص الرد أولًا)</VisuallyHidden>}
      </Compact>
      <IconAction
        label="نسخ النص"
        icon={Copy}
        disabled={isEmpty}
        {...(isEmpty && { hint: 'اكتب نص الرد أولًا' })}
        onClick={() => void copy(text)}
      />
      <Compact variant="text" onClick={onStop}>
        إغلاق<VisuallyHidden> الرد</VisuallyHidden>
      </Compact>
    </>
  )
}

async function copy(text: string) {
  if (await copyText(text)) toast.success('نُسخ نص الرد.')
  else toast.error('منع المتصفح النسخ. حدّد النص وانسخه بنفسك.')
}
