import { useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { mailLink } from '@/lib/mailto'
import { formatMessageDate } from '@/lib/messageDate'
import { copyText } from '@/lib/saveFile'
import { begunReply, isReplySent, saveReply, useDrafts } from './messageDrafts'

/**
 * A reply is written, then sent with the editor's mail program, then recorded here.
 * @param isGone the message was deleted, so that nothing can be recorded
 */
export function useReply(message: ContactMessage, isGone: boolean) {
  const id = String(message.id)
  // `isCopied` says whether the text, which is too long for the link, was copied. It is missing while that is not known.
  const [copied, setCopied] = useState<{ id: string; isCopied?: boolean }>()
  const sendLink = useRef<HTMLAnchorElement>(null)
  const text = useDrafts(() => begunReply(message))
  const isSent = useDrafts(() => isReplySent(message))
  const mail = mailLink({
    to: message.email,
    subject: `رد: ${message.subject}`,
    body: text,
    quote: { intro: quoteIntro(message), text: message.message },
  })

  return {
    text,
    setText: (next: string) => saveReply(message, next),
    isSent: isSent && text !== '' && !isGone,
    /** opens the mail program, for the key in the text field */
    sendLink,
    mail,
    /** null after a reload, which forgets it */
    isCopied: copied?.id === id ? copied.isCopied : null,
    /** The mail program has been opened. What its link has no room for is copied. */
    async markSent() {
      setCopied({ id })
      saveReply(message, text, true)
      if (!mail.isBodyLeftOut) return
      const isCopied = await copyText(text)
      setCopied((now) => (now?.id === id ? { id, isCopied } : now))
    },
    reopen: () => saveReply(message, text),
    /** Drops the text: it was recorded. */
    clear: () => saveReply(message, ''),
  }
}

export type Reply = ReturnType<typeof useReply>

function quoteIntro({ name, createdAt }: ContactMessage): string {
  const day = formatMessageDate(createdAt)?.day
  return day ? `كتب ${name} في ${day}:` : `كتب ${name}:`
}
