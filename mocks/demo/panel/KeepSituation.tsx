import { readSituations, writeSituations } from '@mocks/demo/ownSituations'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { toast } from '@/ui/toast/toast'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
})

/** Keeps what this tab shows now on the start page of the built demo; the dev server has none. */
export function KeepSituation() {
  const [title, setTitle] = useState('')
  if (!import.meta.env.VITE_BUILD) return null
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    const { hereLink } = await import('@mocks/demo/session/share')
    const own = { title: title.trim(), href: await hereLink() }
    if (!writeSituations([own, ...readSituations()]))
      return toast.error('لا يتسع له تخزين هذا المتصفح، فلم يُحفظ.')
    setTitle('')
    toast.success('صار الموقف في صفحة بداية العرض، في هذا المتصفح.')
  }
  return (
    <Form onSubmit={(event) => void keep(event)} noValidate>
      <TextField label="أبقِ هذا الموقف باسم" size="small" value={title} onChange={setTitle} />
      <Button size="small" type="submit">
        أبقِه
      </Button>
    </Form>
  )
}
