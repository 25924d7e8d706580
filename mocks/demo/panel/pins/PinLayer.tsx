import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { excerpt } from '@/lib/excerpt'
import { useStore } from '@/ui/states/useStore'
import { focusRing } from '@/ui/theme/surface'
import { size, weight } from '@/ui/theme/tokens'
import { PinCard } from './PinCard'
import { Placing } from './Placing'
import {
  type PinTools,
  pinView,
  placedPins,
  setPinView,
  useLocating,
  usePins,
  usePinTools,
} from './pinView'
import { bringIntoSight, useBoxes } from './useBoxes'

const SIZE = 28
/** How far the point of the drop reaches into the part, so that it covers no letter. */
const POINT = 6

const Marker = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Over the dialogs of the page, whose parts can have pins, too; the panel comes later.
  zIndex: theme.zIndex.modal + 1,
  inlineSize: SIZE,
  blockSize: SIZE,
  padding: 0,
  display: 'grid',
  placeContent: 'center',
  font: 'inherit',
  fontSize: size.t13,
  fontWeight: weight.card,
  lineHeight: 1,
  color: theme.vars.palette.tokens.onBrand,
  background: theme.vars.palette.tokens.brand,
  // A drop whose point is the corner of the part.
  border: `2px solid ${theme.vars.palette.tokens.paper}`,
  borderRadius: '50% 50% 50% 4px',
  boxShadow: theme.vars.palette.tokens.lift,
  cursor: 'pointer',
  '&[data-resolved]': {
    color: theme.vars.palette.tokens.ok,
    background: theme.vars.palette.tokens.okSoft,
    borderColor: theme.vars.palette.tokens.ok,
  },
  '&[aria-expanded=true], &:focus-visible': focusRing(theme),
  '@media print': { display: 'none' },
}))

/** The pins over the screen that the router shows. */
export const DemoPinLayer = ({ router }: { router: AnyRouter }) => (
  <PinLayer {...usePinTools(router)} />
)

/** The pins over the page: their markers, the open card, and the choice of a part. */
export function PinLayer(tools: PinTools) {
  const { isPlacing, open } = useStore(pinView)
  const { own } = usePins(tools)
  useLocating(own)
  const opened = own.find(({ id }) => id === open)
  return (
    <div data-demo-panel>
      {isPlacing ? <Placing {...tools} /> : <Markers {...tools} />}
      {opened && !isPlacing && (
        <PinCard key={opened.id} book={tools.book} here={tools.here} pin={opened} />
      )}
    </div>
  )
}

/** A numbered marker at each part that has a pin. It opens the card of the pin. */
function Markers(tools: PinTools) {
  const placed = useStore(placedPins)
  const { open } = useStore(pinView)
  const { own } = usePins(tools)
  const pins = useMemo(() => own.filter(({ id }) => placed.get(id)), [own, placed])
  const elements = useMemo(
    () => pins.flatMap(({ id }) => placed.get(id)?.element ?? []),
    [pins, placed],
  )
  const boxes = useBoxes(elements)
  // From the physical left, as the boxes of the window: inline styles are not mirrored.
  return (
    <div dir="ltr">
      {pins.map((pin, at) => {
        const [box, element] = [boxes[at], elements[at]]
        if (!box || !element || box.width === 0) return null
        const before = elements.slice(0, at).filter((other) => other === element).length
        const x = box.x + box.width - POINT - before * (SIZE + 2)
        const left = Math.max(2, Math.min(x, innerWidth - SIZE - 6))
        return (
          <Marker
            key={pin.id}
            type="button"
            id={`pin-${pin.id}`}
            aria-haspopup="dialog"
            aria-expanded={open === pin.id}
            aria-label={`دبوس ${pin.number}${pin.isResolved ? '، محلول' : ''}: ${excerpt(pin.note, 80) || 'بلا نص'}`}
            data-resolved={pin.isResolved || undefined}
            style={{ transform: `translate(${left}px, ${box.y - SIZE + POINT}px)` }}
            onFocus={() => bringIntoSight(element)}
            onClick={() => setPinView({ open: open === pin.id ? null : pin.id })}
          >
            {pin.number}
          </Marker>
        )
      })}
    </div>
  )
}
