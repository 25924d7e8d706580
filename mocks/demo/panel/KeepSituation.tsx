import { readSituations, writeSituations } from '@mocks/demo/ownSituations'
import { addressOf } from '@mocks/demo/session/prepareTab'
import { realStorage } from '@mocks/demo/session/tabStorage'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { toast } from '@/ui/toast/toast'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  '& > a': { gridColumn: '1 / -1', justifySelf: 'start' },
})

/** Keeps what this tab shows now on the start page of the built demo, and leads back to it; the dev server has none. */
export function KeepSituation() {
  const [title, setTitle] = useState('')
  if (!import.meta.env.VITE_BUILD) return null
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    const { hereLink } = await import('@mocks/demo/session/share')
    const storage = realStorage()
    try {
      const href = await hereLink()
      writeSituations(storage, [{ title: title.trim(), href }, ...readSituations(storage)])
      setTitle('')
      toast.success('صار الموقف في صفحة بداية العرض، في هذا المتصفح.')
    } catch {
      toast.error('لا يتسع له تخزين هذا المتصفح، فلم يُحفظ.')
    }
  }
  return (
    <Form onSubmit={(event) => void keep(event)} noValidate>
      <TextField label="أبقِ هذا الموقف باسم" size="small" value={title} onChange={setTitle} />
      <Button size="small" type="submit">
        أبقِه
      </Button>
      <Link href={addressOf('/demo/')}>صفحة بداية العرض</Link>
    </Form>
  )
}
