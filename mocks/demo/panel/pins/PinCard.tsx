import { buildName } from '@mocks/demo/build'
import { whyMissing } from '@mocks/demo/pins/locate'
import type { Pin } from '@mocks/demo/pins/pin'
import { isHere } from '@mocks/demo/pins/screenOf'
import { namedTarget } from '@mocks/demo/session/captions'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Check, Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { matchesKeys } from '@/lib/keys'
import { localDay } from '@/lib/localDay'
import { TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'
import { BookProblem } from './BookProblem'
import { type PinTools, placedPins, setPinView } from './pinView'
import { Replies } from './Replies'
import { Sheet } from './Sheet'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  '& > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& h2': { fontSize: size.t14, fontWeight: weight.card },
  '& p': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
}))

const Missing = styled('p')(({ theme }) => ({ color: theme.vars.palette.tokens.warn }))

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& button': { gap: 6 } })

type Props = PinTools & { pin: Pin }

/** One pin: its text, which is stored while it is typed, its replies, and whether it is resolved. */
export function PinCard({ pin, book, here, report }: Props) {
  const { note, author, isResolved } = pin
  const { place } = pin
  const found = useStore(placedPins).get(pin.id)
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
    if (note.trim() === '' && pin.replies.length === 0) {
      book.remove(pin.id)
      toast.info('لم يبقَ الدبوس، فلا نص فيه.')
      return
    }
    document.getElementById(`pin-${pin.id}`)?.focus({ preventScroll: true })
  }
  const remove = () => {
    const undo = book.remove(pin.id)
    setPinView({ open: null })
    toast.success('أُزيل الدبوس.', { label: 'تراجع', onClick: undo })
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
    <Sheet
      ref={box}
      role="dialog"
      label={`دبوس على ${name}`}
      isTop={Boolean(isLow)}
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
      {found === null && isHere(pin, here) && (
        <Missing>
          {whyMissing(place, { address: here.address, width: innerWidth, build: buildName })}
        </Missing>
      )}
      {found?.isChanged && (
        <Missing>تغيّر نصه أو نوعه بعد وضع الدبوس. تحقق من أنه الجزء المقصود.</Missing>
      )}
      <BookProblem book={book} />
      <TextField
        ref={field}
        label="الملاحظة"
        hint="تُحفظ في هذا المتصفح وأنت تكتب."
        size="small"
        rows={3}
        value={note}
        onChange={(text) => book.setNote(pin.id, text)}
      />
      <TextField
        label="اسمك"
        hint="يظهر على ملاحظاتك وردودك عند من تشاركه."
        size="small"
        value={reviewer}
        onChange={book.setName}
      />
      <Replies pin={pin} book={book} />
      <Row>
        <Button size="small" onClick={() => book.setResolved(pin.id, !isResolved)}>
          <Icon icon={Check} size="small" />
          <span>{isResolved ? 'أعد فتحه' : 'علّمه محلولًا'}</span>
        </Button>
        <Button size="small" onClick={() => setPinView({ placing: { moves: pin.id } })}>
          ضعه على جزء آخر
        </Button>
        {report && note.trim() !== '' && (
          <Button size="small" onClick={() => void report(pin)}>
            نزّل التقرير
          </Button>
        )}
        <Button size="small" variant="contained" color="primary" onClick={close}>
          تم
        </Button>
      </Row>
    </Sheet>
  )
}
