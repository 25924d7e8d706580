import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { excerpt } from '@/lib/excerpt'
import { useStore } from '@/ui/states/useStore'
import { focusRing } from '@/ui/theme/focusRing'
import { size, weight } from '@/ui/theme/tokens'
import { PinCard } from './PinCard'
import { Placing } from './Placing'
import { openPin, pinView, placedPins, useBoxes, useLocating, usePins } from './pinView'

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
  '&[aria-expanded=true], &:focus-visible': focusRing(theme),
  '@media print': { display: 'none' },
}))

/** The pins over the page: a numbered marker at each part, the open card, and the choice of a part. */
export function PinLayer({ router }: { router: AnyRouter }) {
  const { isPlacing, open } = useStore(pinView)
  const { own } = usePins(router)
  useLocating(own)
  const placed = useStore(placedPins)
  const shown = useMemo(
    () =>
      own.flatMap((pin, at) => {
        const element = placed.get(pin.id)
        return element ? [{ ...pin, number: at + 1, element }] : []
      }),
    [own, placed],
  )
  const boxes = useBoxes(useMemo(() => shown.map(({ element }) => element), [shown]))
  if (isPlacing) return <Placing />
  const opened = own.find(({ id }) => id === open)
  // From the physical left, as the boxes of the window: inline styles are not mirrored.
  return (
    <div data-demo-panel>
      <div dir="ltr">
        {shown.map(({ id, note, number, element }, at) => {
          const box = boxes[at]
          if (!box) return null
          const before = shown.slice(0, at).filter((other) => other.element === element).length
          const x = box.x + box.width - POINT - before * (SIZE + 2)
          const left = Math.max(2, Math.min(x, innerWidth - SIZE - 6))
          return (
            <Marker
              key={id}
              type="button"
              id={`pin-${id}`}
              aria-haspopup="dialog"
              aria-expanded={open === id}
              aria-label={`دبوس ${number}: ${excerpt(note, 80) || 'بلا نص'}`}
              style={{ transform: `translate(${left}px, ${box.y - SIZE + POINT}px)` }}
              onFocus={() => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })}
              onClick={() => openPin(id)}
            >
              {number}
            </Marker>
          )
        })}
      </div>
      {opened && <PinCard key={opened.id} pin={opened} />}
    </div>
  )
}
