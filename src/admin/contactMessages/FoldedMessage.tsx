import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { excerpt } from '@/lib/excerpt'
import { someLines } from '@/ui/theme/oneLine'
import { colors, size } from '@/ui/theme/tokens'

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
