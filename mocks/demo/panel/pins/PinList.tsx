import { Note } from '@mocks/demo/panel/panelParts'
import { whyMissing } from '@mocks/demo/pins/locate'
import type { Pin } from '@mocks/demo/pins/pin'
import { pinsRequest } from '@mocks/demo/pins/pinsRequest'
import { namedTarget } from '@mocks/demo/session/captions'
import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import { Notice } from '@/ui/states/Notice'
import { useStore } from '@/ui/states/useStore'
import { StatusBadge } from '@/ui/theme/Badge'
import { Icon } from '@/ui/theme/icons'
import { focusRing } from '@/ui/theme/surface'
import { radius, size, weight } from '@/ui/theme/tokens'
import { PINS, type PinTools, placedPins, setPinView, usePins, usePinTools } from './pinView'
import { bringIntoSight } from './useBoxes'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& button': {
    inlineSize: '100%',
    padding: 8,
    font: 'inherit',
    textAlign: 'start',
    lineHeight: 1.6,
    color: 'inherit',
    background: 'none',
    border: `1px solid ${theme.vars.palette.tokens.line}`,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.tokens.sunken },
    '&:focus-visible': focusRing(theme),
  },
  '& b': { fontWeight: weight.card },
  '& small': { display: 'block', fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& small[data-missing]': { color: theme.vars.palette.tokens.warn },
}))

/** The list of pins in the demo panel. */
export function DemoPinList({ router, onLeave }: { router: AnyRouter; onLeave: Props['onLeave'] }) {
  useEffect(() => pinsRequest.set(true), [])
  return <PinList {...usePinTools(router)} onLeave={onLeave} />
}

type Props = PinTools & {
  /** called when the reviewer turns to the page: on a phone the list must leave it */
  onLeave?: (() => void) | undefined
}

/** The notes of reviewers: those of this screen, then the others. Those without a place say why. «أبلغ» puts a new one. */
export function PinList({ onLeave, ...tools }: Props) {
  const { book, here, go } = tools
  const { own, others } = usePins(tools)
  const placed = useStore(placedPins)
  const open = ({ id }: Pin) => {
    setPinView({ open: id })
    const element = placed.get(id)?.element
    if (element) bringIntoSight(element)
    onLeave?.()
  }
  const unresolved = own.filter(({ isResolved }) => !isResolved).length
  return (
    <>
      <Lasting book={book} />
      <Note role="status">
        {own.length === 0
          ? 'لا ملاحظات على هذه الشاشة. يضعها زر «أبلغ».'
          : unresolved === 0
            ? 'حُلّت كل الملاحظات على هذه الشاشة.'
            : `المفتوح على هذه الشاشة: ${plural(unresolved, PINS)}.`}
      </Note>
      <List aria-label="دبابيس هذه الشاشة">
        {own.map((pin) => (
          <Entry key={pin.id} pin={pin} number={pin.number} onOpen={() => open(pin)}>
            {placed.get(pin.id) === null && whyMissing(pin.place, here)}
          </Entry>
        ))}
      </List>
      {others.length > 0 && (
        <List aria-label="دبابيس الشاشات الأخرى">
          {others.map((pin) => (
            <Entry
              key={pin.id}
              pin={pin}
              onOpen={() => {
                go(pin.place.where.address)
                open(pin)
              }}
            >
              {`على شاشة «${pin.place.where.title}»`}
            </Entry>
          ))}
        </List>
      )}
    </>
  )
}

type EntryProps = {
  pin: Pin
  number?: number
  onOpen: () => void
  /** why it has no place here */
  children: string | false
}

const Entry = ({ pin, number, onOpen, children }: EntryProps) => (
  <li>
    <button type="button" onClick={onOpen}>
      {number && <b>{`${number}. `}</b>}
      <span>{excerpt(pin.note, 120) || 'بلا نص بعد'}</span>{' '}
      {pin.isResolved && <StatusBadge tone="ok">محلول</StatusBadge>}
      {children && <small data-missing>{children}</small>}
      <small>
        {[
          namedTarget(pin.place.target),
          children && pin.place.heading && `تحت «${pin.place.heading}»`,
          pin.author,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </button>
  </li>
)

/** Says when the pins do not survive a reload. */
export function Lasting({ book }: Pick<PinTools, 'book'>) {
  const { isLasting, pins } = useStore(book)
  if (isLasting || pins.length === 0) return null
  return (
    <Notice role="status" data-conflict sx={{ marginBlockEnd: 0 }}>
      <Icon icon={TriangleAlert} size="small" />
      <p>
        لا يتسع تخزين هذا المتصفح للدبابيس أو لا تُقرأ فيه، فتبقى حتى إعادة التحميل فقط. شاركها لئلا
        تضيع.
      </p>
    </Notice>
  )
}
