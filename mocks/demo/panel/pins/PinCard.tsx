import { Row } from '@mocks/demo/panel/panelParts'
import { ToolSheet } from '@mocks/demo/panel/ToolSheet'
import { whyMissing } from '@mocks/demo/pins/locate'
import type { Pin } from '@mocks/demo/pins/pin'
import { namedTarget } from '@mocks/demo/session/captions'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { matchesKeys } from '@/lib/keys'
import { localDay, today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/states/useStore'
import { size, weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'
import { Lasting } from './PinList'
import { type PinTools, placedPins, setPinView } from './pinView'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& h2': { fontSize: size.t14, fontWeight: weight.card },
  '& p': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
}))

const Missing = styled('p')(({ theme }) => ({ color: theme.vars.palette.tokens.warn }))

type Props = Pick<PinTools, 'book' | 'here'> & { pin: Pin }

/** One pin: its text, which is stored while it is typed, and whether it is resolved. */
export function PinCard({ pin, book, here }: Props) {
  const { id, note, author, isResolved, place } = pin
  const found = useStore(placedPins).get(id)
  const { name: reviewer } = useStore(book)
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const isEmpty = useRef(note === '')
  useEffect(() => {
    const first = isEmpty.current ? field.current : box.current
    first?.focus({ preventScroll: true })
  }, [])

  const close = () => {
    setPinView({ open: null })
    if (note.trim() !== '')
      return document.getElementById(`pin-${id}`)?.focus({ preventScroll: true })
    book.remove(id)
    toast.info('لم يبقَ الدبوس، فلا نص فيه.')
  }
  const remove = () => {
    const undo = book.remove(id)
    setPinView({ open: null })
    toast.success('أُزيل الدبوس.', { label: 'تراجع', onClick: undo })
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
  const isLow = found && found.element.getBoundingClientRect().top > innerHeight / 2
  const name = namedTarget(place.target)
  return (
    <ToolSheet
      ref={box}
      role="dialog"
      aria-label={`دبوس على ${name}`}
      data-top={isLow || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Head>
        <div>
          <h2>{name}</h2>
          <p>
            {[
              place.heading && `تحت «${place.heading}»`,
              author || 'بلا اسم',
              formatCalendarDay(localDay(new Date(pin.at))),
              `${place.seen.width} بكسلًا، ${place.seen.theme === 'dark' ? 'داكن' : 'فاتح'}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <IconAction label="أزل الدبوس" icon={Trash2} size="small" tone="danger" onClick={remove} />
        <IconAction label="أغلق الدبوس" icon={X} size="small" onClick={close} />
      </Head>
      {found === null && <Missing>{whyMissing(place, here)}</Missing>}
      {found?.isChanged && (
        <Missing>تغيّر نصه أو نوعه بعد وضع الدبوس. تحقق من أنه الجزء المقصود.</Missing>
      )}
      <Lasting book={book} />
      <TextField
        ref={field}
        label="الملاحظة"
        hint="تُحفظ في هذا المتصفح وأنت تكتب."
        size="small"
        rows={3}
        value={note}
        onChange={(text) => book.edit(id, { note: text })}
      />
      <TextField
        label="اسمك"
        hint="يظهر على ملاحظاتك عند من تشاركه."
        size="small"
        value={reviewer}
        onChange={book.setName}
      />
      <Row>
        <Button size="small" onClick={() => book.edit(id, { isResolved: !isResolved })}>
          <span>{isResolved ? 'أعد فتحه' : 'علّمه محلولًا'}</span>
        </Button>
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
