import { Ring, Row, ToolSheet } from '@mocks/demo/panel/panelParts'
import { partAt, partOf, pinOn, wholeScreen } from '@mocks/demo/pins/parts'
import { pins } from '@mocks/demo/pins/pinStore'
import { namedTarget } from '@mocks/demo/session/captions'
import { TOOLS } from '@mocks/demo/session/control'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { pinView, useBoxes } from './pinView'

const Glass = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  cursor: 'crosshair',
}))

const Words = styled('p')({ flex: '1 1 14rem', minInlineSize: 0 })

/** The reviewer chooses a part: with the pointer, or with Tab and Enter. Escape leaves. */
export function Placing() {
  const [part, setPart] = useState<HTMLElement | null>(null)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  const [box] = useBoxes(useMemo(() => (part ? [part] : []), [part]))

  const leave = () => pinView.set({ isPlacing: false, open: null })
  const put = (chosen: HTMLElement) => {
    const pin = pinOn(chosen)
    pins.put(pin)
    pinView.set({ isPlacing: false, open: pin.id })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnTool = event.target instanceof Element && event.target.closest(TOOLS)
    const isChoice = event.key === 'Enter' && part && !isOnTool
    if (event.key !== 'Escape' && !isChoice) return
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
    addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', onFocus)
    }
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
        ref={sheet}
        aria-label="ضع دبوسًا"
        data-top={(box && box.y > innerHeight / 2) || undefined}
        tabIndex={-1}
      >
        <Row>
          <Words role="status">
            {part
              ? namedTarget(pinOn(part).target)
              : 'اضغط على موضع المشكلة، أو اختره بالمفتاحين Tab وEnter، ثم اكتب ما حدث.'}
          </Words>
          <Button size="small" onClick={() => put(wholeScreen())}>
            على الشاشة كلها
          </Button>
          <Button size="small" variant="text" onClick={leave}>
            إلغاء
          </Button>
        </Row>
      </ToolSheet>
    </div>
  )
}
