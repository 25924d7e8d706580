import { Ring, Row } from '@mocks/demo/panel/panelParts'
import { ToolSheet } from '@mocks/demo/panel/ToolSheet'
import { partAt, partOf, placeOf, visibleParts, wholeScreen } from '@mocks/demo/pins/parts'
import { namedTarget } from '@mocks/demo/session/captions'
import { TOOLS } from '@mocks/demo/session/control'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'
import { type PinTools, setPinView } from './pinView'
import { bringIntoSight, useBoxes } from './useBoxes'

/** Catches the presses, so that a press on a link puts a pin on it and does not follow it. */
const Glass = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  cursor: 'crosshair',
}))

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '& > p:first-of-type': { fontWeight: weight.label },
  '& > p + p': {
    fontSize: size.t13,
    color: theme.vars.palette.tokens.muted,
    overflowWrap: 'anywhere',
  },
}))

/**
 * The reviewer chooses a part: with the pointer, with Tab among the controls, or with the arrow keys among all parts.
 * Enter puts the pin there, Escape leaves.
 */
export function Placing({ book, here }: PinTools) {
  const [part, setPart] = useState<HTMLElement | null>(null)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  const elements = useMemo(() => (part ? [part] : []), [part])
  const [box] = useBoxes(elements)

  const leave = () => setPinView({ isPlacing: false })
  const put = (chosen: HTMLElement) => {
    setPinView({ isPlacing: false, open: book.add(placeOf(chosen, here)) })
  }
  const walk = (step: 1 | -1) => {
    const parts = visibleParts()
    const at = part ? parts.indexOf(part) : -1
    const next = at < 0 ? parts.find(isInSight) : parts[at + step]
    if (!next) return
    bringIntoSight(next)
    setPart(next)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton =
      event.target instanceof Element && sheet.current?.contains(event.target.closest('button'))
    const act: Record<string, () => void> = {
      Escape: leave,
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      ...(part && !isOnButton && { Enter: () => put(part), ' ': () => put(part) }),
    }
    if (!act[event.key] || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act[event.key]?.()
  })
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest(TOOLS) && target.tabIndex >= 0)
      setPart(partOf(target))
  })
  useEffect(() => {
    // Before the page's own listeners: Escape must not close the dialog that the part is in.
    addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  const chosen = part && namedTarget(placeOf(part, here).target)
  return (
    <>
      {/* Keys choose a part, too (`onKey`). */}
      <Glass
        onPointerMove={({ clientX, clientY }) => setPart(partAt(clientX, clientY))}
        onClick={({ clientX, clientY }) => {
          const pressed = partAt(clientX, clientY)
          if (pressed) put(pressed)
        }}
      />
      {box && <Ring box={box} />}
      <ToolSheet
        ref={sheet}
        aria-label="ضع دبوسًا"
        data-top={(box && box.y > innerHeight / 2) || undefined}
        tabIndex={-1}
      >
        <Row>
          <Icon icon={MapPin} />
          <Words>
            <p role="status">{chosen ?? 'اضغط على موضع المشكلة، ثم اكتب ما حدث.'}</p>
            <p>
              أو تنقّل بمفتاح <bdi>Tab</bdi> أو بالسهمين ↑ و↓، ثم <bdi>Enter</bdi>. الخروج بمفتاح{' '}
              <bdi>Esc</bdi>.
            </p>
          </Words>
          <Button size="small" onClick={() => put(wholeScreen())}>
            على الشاشة كلها
          </Button>
          <Button size="small" variant="text" onClick={leave}>
            إلغاء
          </Button>
        </Row>
      </ToolSheet>
    </>
  )
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
