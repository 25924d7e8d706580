import { styled } from '@mui/material/styles'
import type { ContactMessage } from '@/api/contactMessages'
import { addressLink } from '@/lib/mailto'
import { colors, size, weight } from '@/ui/theme/tokens'
import { MessageDate } from './MessageDate'

/** A text that a visitor wrote in any language: punctuation and brackets stay on its correct side. */
export const VisitorText = ({ children }: { children: string }) => (
  <span dir="auto">{children}</span>
)

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  paddingBlockEnd: 16,
  borderBlockEnd: `1px solid ${colors.line}`,
  fontSize: size.t14,
  '& dt': { color: colors.muted },
})

const Sender = styled('dd')({ fontWeight: weight.label })

export function MessageFacts({ message }: { message: ContactMessage }) {
  return (
    <List>
      <dt>المرسل</dt>
      <Sender>
        <VisitorText>{message.name}</VisitorText>
      </Sender>
      <dt>البريد</dt>
      <dd data-line>
        <a href={addressLink(message.email)}>
          <bdi>{message.email}</bdi>
        </a>
      </dd>
      <dt>نوع الاستفسار</dt>
      <dd>{message.category}</dd>
      <dt>التاريخ</dt>
      <dd>
        <MessageDate createdAt={message.createdAt} isOneLine />
      </dd>
    </List>
  )
}
