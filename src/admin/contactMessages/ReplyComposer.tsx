import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Settings2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { excerpt } from '@/lib/excerpt'
import { SEEN } from '@/lib/invisible'
import { isolated } from '@/lib/isolated'
import { matchesKeys } from '@/lib/keys'
import { filledTemplate, savedReplyTemplates } from '@/saved/replyTemplates'
import { DialogAction } from '@/ui/dialog/DialogAction'
import { TextField } from '@/ui/form/TextField'
import { controlsOf, moveFocus } from '@/ui/marks/controls'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import { someLines } from '@/ui/theme/oneLine'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, size, weight } from '@/ui/theme/tokens'
import { VisitorText } from './MessageFacts'
import type { Reply } from './useReply'

const TemplatesDialog = lazyWithPreload(() => import('./TemplatesDialog'), 'TemplatesDialog')

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  paddingBlockStart: 16,
  scrollMarginBlockEnd: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  // The templates and the whole field are between the top of a phone's sheet and its footer.
  [down.md]: { '& textarea': { blockSize: '8.25rem' } },
})

const Templates = styled('div')({
  ...inRows,
  gap: 8,
  ...muted13,
  '& kbd': {
    font: 'inherit',
    fontWeight: weight.text,
    color: colors.muted,
    '@media (hover: none)': { display: 'none' },
  },
})

const Note = styled('p')({ fontSize: size.t13, lineHeight: 1.6, color: colors.muted })

const To = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  marginBlockEnd: -4,
  fontSize: size.t14,
  '& > :not(:first-of-type)': { fontWeight: weight.label },
  '& > bdi': { color: colors.muted },
})

const Quote = styled('blockquote')({
  display: 'grid',
  justifyItems: 'start',
  marginBlockEnd: 12,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${colors.lineStrong}`,
  fontSize: size.t14,
  '& > p:not([data-open])': someLines(2),
  '& > p[data-open]': { whiteSpace: 'pre-wrap' },
})

const HONEST =
  'لا يرسل مدار البريد: يفتح «إرسال بالبريد» برنامج بريدك وفيه نصك، وبعد إرساله يُحفظ النص هنا في ملاحظات الإدارة.'

type Props = {
  message: ContactMessage
  notes: string
  reply: Reply
}

/** Writes a reply: templates, the text, and what will happen with it. Ctrl (on a Mac ⌘) and Enter send. */
export function ReplyComposer({ message, notes, reply }: Props) {
  const templates = useStore(savedReplyTemplates)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const { isSent } = reply

  // Templates come first, so that one digit is enough; a begun reply is continued.
  const hadText = useRef(reply.text !== '')
  useEffect(() => {
    const first = hadText.current ? null : controlsOf(bar.current)[0]
    ;(first ?? field.current)?.focus({ preventScroll: true })
    // The templates and the text are both in sight.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function insert(text: string) {
    const filled = filledTemplate(text, message)
    reply.setText(!SEEN.test(reply.text) ? filled : `${reply.text.trimEnd()}\n\n${filled}`)
    field.current?.focus()
  }

  function onTemplateKey(event: KeyboardEvent<HTMLElement>) {
    // React reports the keys of the dialog of the templates here, too.
    if (!event.currentTarget.contains(event.target as Node)) return
    const template = templates.find((_, index) => matchesKeys(event, `${index + 1}`))
    if (template) {
      event.preventDefault()
      insert(template.text)
    }
    moveFocus(event)
  }

  return (
    <Section ref={section} aria-label={`الرد على ${isolated(message.name)}`}>
      <Note role="status">{isSent ? sentNote(reply) : HONEST}</Note>
      {!isSent && (
        <Templates ref={bar} role="toolbar" aria-label="قوالب الرد" onKeyDown={onTemplateKey}>
          {templates.map(({ id, name, text }, index) => (
            <Button
              key={id}
              size="small"
              variant="outlined"
              color="inherit"
              aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
              onClick={() => insert(text)}
            >
              <bdi>{name}</bdi>
              {index < 9 && <kbd aria-hidden>{`\u00a0${index + 1}`}</kbd>}
            </Button>
          ))}
          <DialogAction
            label="تعديل القوالب"
            icon={Settings2}
            dialog={TemplatesDialog}
            dialogProps={{}}
          />
        </Templates>
      )}
      <To>
        <span>إلى:</span>
        <VisitorText>{message.name}</VisitorText>
        <bdi>{message.email}</bdi>
      </To>
      <TextField
        ref={field}
        label="نص الرد"
        rows={6}
        dir="auto"
        // The recorded reply follows the notes, after an empty line.
        limit={Math.max(0, NOTES_LIMIT - [...`${notes.trim()}\n\n`].length)}
        value={reply.text}
        onChange={reply.setText}
        disabled={isSent}
        onKeyDown={(event) => {
          if (!matchesKeys(event, 'mod+Enter')) return
          event.preventDefault()
          if (!event.repeat) reply.sendLink.current?.click()
        }}
      />
    </Section>
  )
}

function sentNote({ mail, isCopied }: Reply): string {
  if (mail.isSubjectCut && !mail.isBodyLeftOut)
    return 'فُتح برنامج بريدك، واختُصر فيه الموضوع لأن الرابط لا يتسع له.'
  if (mail.isBodyLeftOut && isCopied)
    return 'نصك أطول مما يتسع له رابط البريد، فنُسخ إلى الحافظة: ألصقه في الرسالة وأرسلها.'
  if (mail.isBodyLeftOut && isCopied === false)
    return 'نصك أطول مما يتسع له رابط البريد، ومنع المتصفح نسخه: عُد إلى الكتابة وانسخه بنفسك، ثم ألصقه في الرسالة.'
  if (mail.isBodyLeftOut && isCopied === null)
    return 'فُتح برنامج بريدك، ونصك أطول مما يتسع له رابط البريد: إن لم تُلصقه فيه بعد فعُد إلى الكتابة وانسخه.'
  if (mail.isBodyLeftOut) return 'نصك أطول مما يتسع له رابط البريد. يُنسخ الآن إلى الحافظة…'
  if (mail.isQuoteCut)
    return 'فُتح برنامج بريدك، واختُصر فيه نص الرسالة الأصلية لأن الرابط لا يتسع له.'
  return 'فُتح برنامج بريدك وفيه نصك.'
}

/** Two lines of a phone have more characters. */
const SHORT = 60

/** The message that is being answered: two lines, so that the text of the reply has the space, or all of it. */
export function FoldedMessage({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Quote>
      <p dir="auto" data-open={isOpen || undefined}>
        {text}
      </p>
      {excerpt(text, SHORT) !== text && (
        <Button
          size="small"
          variant="text"
          aria-expanded={isOpen}
          sx={{ marginInlineStart: '-10px' }}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'طي الرسالة' : 'الرسالة كاملة'}</span>
        </Button>
      )}
    </Quote>
  )
}
