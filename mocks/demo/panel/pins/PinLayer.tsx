import { namedTarget } from '@mocks/demo/format/captions'
import type { Pin } from '@mocks/demo/format/recording'
import { Action, Note, Ring, Row, ToolHead, ToolSheet } from '@mocks/demo/panel/panelParts'
import { partAt, partOf, pinOn, wholeScreen, whyMissing } from '@mocks/demo/pins/parts'
import { TOOLS } from '@mocks/demo/session/control'
import { copyReport, downloadReport, savePicture } from '@mocks/demo/session/share'
import { author, pins } from '@mocks/demo/storage/pinStore'
import { styled } from '@mui/material/styles'
import { Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { excerpt } from '@/lib/excerpt'
import { matchesKeys } from '@/lib/keys'
import { TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { storedText, toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { focusRing } from '@/ui/theme/surface'
import { colors, size, weight, zIndex } from '@/ui/theme/tokens'
import { openPin, pinView, placedPins, useBox, useLocating, usePins } from './pinView'

/** As a ref: an element has the focus when it is shown. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

const SIZE = 28
/** How far the point of the drop reaches into the part, so that it covers no letter. */
const POINT = 6

const Marker = styled('button')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Over the dialogs of the page, whose parts can have pins, too; the panel comes later.
  zIndex: zIndex.modal + 1,
  inlineSize: SIZE,
  blockSize: SIZE,
  display: 'grid',
  placeContent: 'center',
  fontSize: size.t13,
  fontWeight: weight.card,
  lineHeight: 1,
  color: colors.onBrand,
  background: colors.brand,
  border: `2px solid ${colors.paper}`,
  borderRadius: '50% 50% 50% 4px',
  boxShadow: colors.lift,
  '&[aria-expanded=true], &:focus-visible': focusRing,
})

export function PinLayer() {
  const open = useStore(pinView)
  const { own } = usePins()
  useLocating(own)
  const placed = useStore(placedPins)
  if (open === 'placing') return <Placing />
  const shown = own.flatMap((pin, at) => {
    const element = placed.get(pin.id)
    return element && !pin.isDone ? [{ ...pin, number: at + 1, element }] : []
  })
  const opened = own.find(({ id }) => id === open)
  // From the physical left, as the boxes of the window: inline styles are not mirrored.
  return (
    <div data-demo-panel>
      <div dir="ltr">
        {shown.map((pin, at) => (
          <PinMarker
            key={pin.id}
            {...pin}
            before={shown.slice(0, at).filter(({ element }) => element === pin.element).length}
          />
        ))}
      </div>
      {opened && <PinCard key={opened.id} pin={opened} />}
    </div>
  )
}

type MarkerProps = Pick<Pin, 'id' | 'note'> & {
  number: number
  element: HTMLElement
  /** the number of pins on the same part that come before */
  before: number
}

function PinMarker({ id, note, number, element, before }: MarkerProps) {
  const box = useBox(element)
  const isOpen = useStore(pinView) === id
  if (!box) return null
  const x = box.x + box.width - POINT - before * (SIZE + 2)
  const left = Math.max(2, Math.min(x, innerWidth - SIZE - 6))
  const top = Math.max(box.y - SIZE + POINT, 2 - scrollY)
  return (
    <Marker
      type="button"
      id={`pin-${id}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`دبوس ${number}: ${excerpt(note, 80) || 'بلا نص'}`}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      onFocus={() => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })}
      onClick={() => openPin(id)}
    >
      {number}
    </Marker>
  )
}

/** The picture of the note that was put last. */
let taking: Promise<void> = Promise.resolve()

const loadPictures = () => import('@mocks/demo/pins/takePicture')

async function addPicture(id: Pin['id'], part: HTMLElement): Promise<void> {
  try {
    const { takePicture } = await loadPictures()
    pins.change(id, { picture: await takePicture(part) })
  } catch {
    toast.info('تعذّرت صورة الشاشة، فبقيت الملاحظة بلا صورة.')
  }
}

const Picture = styled('img')({
  maxBlockSize: '6rem',
  justifySelf: 'start',
  border: `1px solid ${colors.line}`,
})

/** What is done with a note, and what it needs. */
const ACTS = [
  { act: copyReport, label: 'انسخ بلاغًا', needs: 'note' },
  { act: downloadReport, label: 'نزّل التقرير', needs: 'note' },
  { act: savePicture, label: 'احفظ الصورة', needs: 'picture' },
] as const

function PinCard({ pin }: { pin: Pin }) {
  const { id, note, picture } = pin
  // Once, with the first note; an empty answer is one, too.
  const [isAsked] = useState(() => author.get() === null && note === '')
  const isMissing = useStore(placedPins).get(id) === null

  const close = () => {
    pinView.set(null)
    // A pin without a place has only its row in the panel.
    if (note.trim() !== '') {
      if (isAsked) author.save(pin.author.trim())
      return focus(document.getElementById(`pin-${id}`) ?? document.getElementById(`row-of-${id}`))
    }
    toast.info(storedText('لم يبقَ الدبوس، فلا نص فيه.', pins.remove(id)))
  }
  const remove = () => {
    const undo = { label: 'تراجع', onClick: () => void pins.put(pin) }
    toastChange('أُزيل الدبوس.', pins.remove(id), undo)
  }
  const report = async (act: (typeof ACTS)[number]['act']) => {
    await taking
    await act(pins.get().find((one) => one.id === id) ?? pin)
    if (act === downloadReport) close()
  }
  const name = namedTarget(pin.target)
  return (
    // As narrow as the panel, which can be open beside it.
    <ToolSheet
      role="dialog"
      aria-label={`دبوس على ${name}`}
      style={{ maxInlineSize: '24rem' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !matchesKeys(event, 'mod+Enter')) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      <ToolHead>
        <h2>{name}</h2>
        <IconAction label="أزل الدبوس" icon={Trash2} size="small" tone="danger" onClick={remove} />
        <IconAction label="أغلق الدبوس" icon={X} size="small" onClick={close} />
      </ToolHead>
      {isMissing && <Note>{whyMissing(pin)}</Note>}
      <TextField
        ref={focus}
        label="الملاحظة"
        hint={pin.author && !isAsked ? `كتبها ${pin.author}.` : 'تُحفظ في هذا المتصفح وأنت تكتب.'}
        size="small"
        rows={3}
        value={note}
        onChange={(text) => pins.change(id, { note: text })}
      />
      {isAsked && (
        <TextField
          label="اسمك"
          hint="يُسأل عنه مرة واحدة، ويبقى في هذا المتصفح. يمكن تركه فارغًا."
          size="small"
          value={pin.author}
          onChange={(name) => pins.change(id, { author: name })}
        />
      )}
      {picture && <Picture src={picture} alt="ما كان ظاهرًا" />}
      <Row>
        {ACTS.filter(({ needs }) => pin[needs]?.trim()).map(({ act, label }) => (
          <Action key={label} label={label} onClick={() => void report(act)} />
        ))}
        <Action label="إغلاق" variant="contained" color="primary" onClick={close} />
      </Row>
    </ToolSheet>
  )
}

const Glass = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.tooltip,
  cursor: 'crosshair',
})

function Placing() {
  const [part, setPart] = useState<HTMLElement | null>(null)
  // The picture is to be of this moment. Without a network there is none.
  useEffect(() => void loadPictures().catch(() => undefined), [])
  const box = useBox(part)

  const leave = () => pinView.set(null)
  const put = (chosen: HTMLElement) => {
    const pin = pinOn(chosen)
    pins.put(pin)
    pinView.set(pin.id)
    taking = addPicture(pin.id, chosen)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnTool = event.target instanceof Element && event.target.closest(TOOLS)
    const isChoice = matchesKeys(event, 'Enter') && part && !isOnTool
    if (!matchesKeys(event, 'Escape') && !isChoice) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isChoice) put(part)
    else leave()
  })
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest(TOOLS) && target.tabIndex >= 0)
      setPart(partOf(target))
  })
  useEffect(() => {
    // Before the page's own listeners: Escape must not close the dialog that the part is in.
    const listening = new AbortController()
    addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
    document.addEventListener('focusin', onFocus, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <div data-demo-panel>
      <Glass
        onPointerMove={({ clientX, clientY }) => setPart(partAt(clientX, clientY))}
        onClick={({ clientX, clientY }) => {
          const pressed = partAt(clientX, clientY)
          if (pressed) put(pressed)
        }}
      />
      {box && <Ring box={box} />}
      <ToolSheet
        ref={focus}
        aria-label="ضع دبوسًا"
        data-top={(box && box.y > innerHeight / 2) || undefined}
        data-clear={!box || undefined}
        tabIndex={-1}
      >
        <Row>
          <p role="status" style={{ flex: '1 1 14rem', minInlineSize: 0 }}>
            {part
              ? namedTarget(pinOn(part).target)
              : 'اضغط على موضع المشكلة، أو اختره بالمفتاحين Tab وEnter، ثم اكتب ما حدث.'}
          </p>
          <Action label="على الشاشة كلها" onClick={() => put(wholeScreen())} />
          <Action label="إلغاء" variant="text" onClick={leave} />
        </Row>
      </ToolSheet>
    </div>
  )
}
