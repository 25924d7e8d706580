import { useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { copyText } from '@/lib/copyText'
import { readFormDraft, saveFormDraft } from '@/lib/formDrafts'
import { mailLink } from '@/lib/mailto'
import { formatMessageDate } from '@/lib/messageDate'

type Sent = {
  id: string
  isNextWanted: boolean
  /** whether the text, which the link has no room for, was copied; undefined while that is not known */
  isCopied: boolean | undefined
}

/** A reply is written, then sent with the editor's mail program, then recorded here. */
export type ReplyStep = 'writing' | 'sent'

/** The reply to a message. Its text is stored for this tab, since it has personal data, until it is recorded. */
export function useReply(message: ContactMessage) {
  const id = String(message.id)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(readDrafts)
  const [sent, setSent] = useState<Sent | null>(null)
  const sendLink = useRef<HTMLAnchorElement>(null)
  const text = texts[id] ?? ''
  const isSent = sent?.id === id
  const mail = mailLink({
    to: message.email,
    subject: `رد: ${message.subject}`,
    body: text,
    quote: { intro: quoteIntro(message), text: message.message },
  })

  function setText(next: string) {
    const { [id]: _, ...others } = texts
    const all = next === '' ? others : { ...others, [id]: next }
    setTexts(all)
    saveFormDraft('replies', Object.keys(all).length > 0 ? all : null)
  }

  return {
    text,
    setText,
    step: (isSent ? 'sent' : 'writing') satisfies ReplyStep as ReplyStep,
    /** opens the mail program, for the key in the text field */
    sendLink,
    /** whether the next message is wanted once the reply is recorded */
    isNextWanted: isSent && sent.isNextWanted,
    mail,
    isCopied: isSent ? sent.isCopied : undefined,
    /** The mail program has been opened. What its link has no room for is copied. */
    async markSent(isNextWanted: boolean) {
      setSent({ id, isNextWanted, isCopied: undefined })
      if (!mail.isBodyLeftOut) return
      const isCopied = await copyText(text)
      setSent((now) => (now?.id === id ? { ...now, isCopied } : now))
    },
    /** Back to writing. */
    reopen: () => setSent(null),
    /** Drops the text: it was recorded. */
    clear() {
      setText('')
      setSent(null)
    },
  }
}

export type Reply = ReturnType<typeof useReply>

const readDrafts = () =>
  Object.fromEntries(
    Object.entries(readFormDraft('replies')?.fields ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

function quoteIntro({ name, createdAt }: ContactMessage): string {
  const day = formatMessageDate(createdAt)?.day
  return day ? `كتب ${name} في ${day}:` : `كتب ${name}:`
}
