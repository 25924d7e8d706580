import type { Pin } from '@mocks/demo/pins/pin'
import type { PinStore } from '@mocks/demo/pins/pinStore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { size, weight } from '@/ui/theme/tokens'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${theme.vars.palette.tokens.line}`,
  overflowWrap: 'anywhere',
  '& b': { fontSize: size.t13, fontWeight: weight.label },
  '& p': { whiteSpace: 'pre-line' },
}))

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
})

/** What was typed and not added yet, by pin: a card that is closed and opened again has it. */
const drafts = new Map<Pin['id'], string>()

/** The replies to a pin, the oldest first. */
export function Replies({ pin, book }: { pin: Pin; book: PinStore }) {
  const [text, setText] = useState(() => drafts.get(pin.id) ?? '')
  const type = (next: string) => {
    setText(next)
    drafts.set(pin.id, next)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    book.reply(pin.id, text.trim())
    type('')
  }
  const { replies } = pin
  return (
    <>
      {replies.length > 0 && (
        <List aria-label="الردود">
          {replies.map(({ id, author, text }) => (
            <li key={id}>
              <b>{author || 'بلا اسم'}</b>
              <p>{text}</p>
            </li>
          ))}
        </List>
      )}
      {pin.note && (
        <Form onSubmit={add} noValidate>
          <TextField label="رد" size="small" value={text} onChange={type} />
          <Button size="small" type="submit">
            أضف
          </Button>
        </Form>
      )}
    </>
  )
}
