import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { excerpt } from '@/lib/excerpt'
import { useStore } from '@/ui/states/useStore'
import { focusRing } from '@/ui/theme/focusRing'
import { size, weight } from '@/ui/theme/tokens'
import { pinView, placedPins, setPinView } from './pinView'
import { boxOf, useBoxes } from './useBoxes'
import type { NumberedPin } from './useHerePins'

const SIZE = 28
/** How far the point of the drop reaches into the part, so that it covers no letter. */
const POINT = 6

/** Over the header of the page, under the panel. */
const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.appBar,
  '&[data-in-window]': { position: 'fixed', zIndex: theme.zIndex.modal + 1 },
}))

const Marker = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
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
}))

type Props = {
  pins: readonly NumberedPin[]
  /** the markers scroll with the page, so that a browser can bring one into sight; those in a dialog cannot */
  origin: 'page' | 'window'
  /** how large they are in a small picture of the page */
  scale?: number
}

/** A numbered marker at each part that has a pin. It opens the card of the pin. */
export function Markers({ pins, origin, scale = 1 }: Props) {
  const placed = useStore(placedPins)
  const { open } = useStore(pinView)
  const elements = useMemo(
    () => pins.flatMap(({ id }) => placed.get(id)?.element ?? []),
    [pins, placed],
  )
  const boxes = useBoxes(elements, origin)
  // From the physical left, as the boxes of the window: inline styles are not mirrored.
  return (
    <Layer dir="ltr" data-in-window={origin === 'window' || undefined}>
      {pins.map((pin, at) => {
        const box = boxes[at]
        if (!box || box.width === 0) return null
        const before = elements.slice(0, at).filter((other) => other === elements[at]).length
        const x = box.x + box.width - POINT - before * (SIZE + 2)
        const left = Math.max(2, Math.min(x, innerWidth - scale * SIZE - 6))
        const top = Math.max((scale - 1) * SIZE + 2, box.y - SIZE + POINT)
        const isResolved = pin.isResolved
        return (
          <Marker
            key={pin.id}
            type="button"
            lang="ar"
            id={`pin-${pin.id}`}
            aria-haspopup="dialog"
            aria-expanded={open === pin.id}
            aria-label={`دبوس ${pin.number}${isResolved ? '، محلول' : ''}: ${excerpt(pin.note, 80) || 'بلا نص'}`}
            data-resolved={isResolved || undefined}
            style={{
              transform: `translate(${left}px, ${top}px) scale(${scale})`,
              transformOrigin: '0 100%',
            }}
            onClick={() => setPinView({ open: open === pin.id ? null : pin.id })}
          >
            {pin.number}
          </Marker>
        )
      })}
    </Layer>
  )
}

/** Scrolls only if the part is out of sight. */
export function bringIntoSight(element: HTMLElement): void {
  const { y, height } = boxOf(element)
  if (y < 0 || y + Math.min(height, 100) > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
