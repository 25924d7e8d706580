import { Row, ToolSheet } from '@mocks/demo/panel/panelParts'
import { whyMissing } from '@mocks/demo/pins/parts'
import type { Pin } from '@mocks/demo/pins/pin'
import { pins } from '@mocks/demo/pins/pinStore'
import { namedTarget } from '@mocks/demo/session/captions'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { matchesKeys } from '@/lib/keys'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/states/useStore'
import { size, weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'
import { pinView, placedPins } from './pinView'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  '& h2': { flex: 1, minInlineSize: 0, fontSize: size.t14, fontWeight: weight.card },
})

const Missing = styled('p')(({ theme }) => ({ color: theme.vars.palette.tokens.warn }))

/** One pin: its text, which is stored while it is typed. «أبلغ» is this text and the last two minutes. */
export function PinCard({ pin }: { pin: Pin }) {
  const { id, note } = pin
  const isMissing = useStore(placedPins).get(id) === null
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const close = () => {
    pinView.set({ isPlacing: false, open: null })
    if (note.trim() !== '')
      return document.getElementById(`pin-${id}`)?.focus({ preventScroll: true })
    pins.remove(id)
    toast.info('لم يبقَ الدبوس، فلا نص فيه.')
  }
  const remove = () => {
    pins.remove(id)
    toast.success('أُزيل الدبوس.', { label: 'تراجع', onClick: () => pins.put(pin) })
  }
  const report = async () => {
    const { makeReport } = await import('@mocks/demo/session/makeReport')
    saveFile(`madar-report-${today()}.html`, await makeReport(pin), 'text/html')
    toast.success('نُزّل التقرير ملفًا واحدًا، ولم يُرسل إلى أحد.')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !matchesKeys(event, 'mod+Enter')) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const name = namedTarget(pin.target)
  return (
    <ToolSheet role="dialog" aria-label={`دبوس على ${name}`} onKeyDown={onKeyDown}>
      <Head>
        <h2>{name}</h2>
        <IconAction label="أزل الدبوس" icon={Trash2} size="small" tone="danger" onClick={remove} />
        <IconAction label="أغلق الدبوس" icon={X} size="small" onClick={close} />
      </Head>
      {isMissing && <Missing>{whyMissing(pin)}</Missing>}
      <TextField
        ref={field}
        label="الملاحظة"
        hint="تُحفظ في هذا المتصفح وأنت تكتب."
        size="small"
        rows={3}
        value={note}
        onChange={(text) => pins.put({ ...pin, note: text })}
      />
      <Row>
        {note.trim() !== '' && (
          <Button size="small" onClick={() => void report()}>
            نزّل التقرير
          </Button>
        )}
        <Button size="small" variant="contained" color="primary" onClick={close}>
          تم
        </Button>
      </Row>
    </ToolSheet>
  )
}
