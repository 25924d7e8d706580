import { useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { mailLink } from '@/lib/mailto'
import { formatMessageDate } from '@/lib/messageDate'
import { copyText } from '@/lib/saveFile'
import { useStore } from '@/ui/states/useStore'
import { replyDrafts } from './messageDrafts'

type Sent = {
  id: string
  /** whether the text, which the link has no room for, was copied; undefined while that is not known */
  isCopied: boolean | undefined
}

/** A reply is written, then sent with the editor's mail program, then recorded here. */
export type ReplyStep = 'writing' | 'sent'

export function useReply(message: ContactMessage) {
  const id = String(message.id)
  const [sent, setSent] = useState<Sent | null>(null)
  const sendLink = useRef<HTMLAnchorElement>(null)
  const text = useStore(replyDrafts).get(id) ?? ''
  const isSent = sent?.id === id
  const mail = mailLink({
    to: message.email,
    subject: `رد: ${message.subject}`,
    body: text,
    quote: { intro: quoteIntro(message), text: message.message },
  })

  return {
    text,
    setText: (next: string) => replyDrafts.save(id, next || null),
    step: (isSent ? 'sent' : 'writing') satisfies ReplyStep as ReplyStep,
    /** opens the mail program, for the key in the text field */
    sendLink,
    mail,
    isCopied: isSent ? sent.isCopied : undefined,
    /** The mail program has been opened. What its link has no room for is copied. */
    async markSent() {
      setSent({ id, isCopied: undefined })
      if (!mail.isBodyLeftOut) return
      const isCopied = await copyText(text)
      setSent((now) => (now?.id === id ? { ...now, isCopied } : now))
    },
    reopen: () => setSent(null),
    /** Drops the text: it was recorded. */
    clear() {
      replyDrafts.save(id, null)
      setSent(null)
    },
  }
}

export type Reply = ReturnType<typeof useReply>

function quoteIntro({ name, createdAt }: ContactMessage): string {
  const day = formatMessageDate(createdAt)?.day
  return day ? `كتب ${name} في ${day}:` : `كتب ${name}:`
}
