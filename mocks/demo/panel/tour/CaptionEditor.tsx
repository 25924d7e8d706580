import { captionOf, describeStep } from '@mocks/demo/session/captions'
import { setCaption } from '@mocks/demo/session/player'
import type { Step, Tour } from '@mocks/demo/session/recording'
import { downloadSession } from '@mocks/demo/session/share'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/form/TextField'

const Form = styled('form')({ display: 'grid', gap: 8, inlineSize: '100%', order: 1 })
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

type Props = { step: Step; index: number; tour: Tour }

/** Rewrites the caption of a step, and saves the tour with its captions as a file. */
export function CaptionEditor({ step, index, tour }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(captionOf(step))
  if (!isOpen)
    return (
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        عدّل الشرح
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setCaption(index, text === describeStep(step) ? '' : text)
    setOpen(false)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label="شرح هذه الخطوة"
        hint="اتركه فارغًا ليعود الشرح الأصلي."
        size="small"
        value={text}
        onChange={setText}
      />
      <Buttons>
        <Button size="small" type="submit">
          احفظ الشرح
        </Button>
        <Button size="small" variant="text" onClick={() => downloadSession(tour)}>
          نزّل الجولة
        </Button>
      </Buttons>
    </Form>
  )
}
