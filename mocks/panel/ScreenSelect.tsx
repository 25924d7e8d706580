import Button from '@mui/material/Button'
import { type AnyRouter, useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Screen, screenAreas, screens } from '@/screens'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'

type Props = { router: AnyRouter; onJump?: (() => void) | undefined }

/**
 * Opens any screen of Spec §2. A choice by mouse or touch opens the screen at once. With the keyboard each
 * arrow key already changes the choice, so Enter or the button opens it.
 */
export function ScreenSelect({ router, onJump }: Props) {
  const here = useRouterState({
    router,
    select: ({ location }) => decode(location.pathname + location.searchStr),
  })
  const [marked, setMarked] = useState<string | null>(null)
  const isByKeyboard = useRef(false)

  const go = (path: string) => {
    setMarked(null)
    const [to = '', query] = path.split('?')
    void router.navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) as never })
    onJump?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isByKeyboard.current = true
    if (event.key !== 'Enter' || marked === null) return
    event.preventDefault()
    go(marked)
  }
  const current = screens.find(({ path }) => path === here)?.path ?? ''

  return (
    <Field
      label="انتقل إلى شاشة"
      hint={
        marked !== null && (
          <Button size="small" onClick={() => go(marked)}>
            انتقال
          </Button>
        )
      }
    >
      {(control) => (
        <Select
          fullWidth
          size="small"
          value={marked ?? current}
          inputProps={control}
          onPointerDown={() => {
            isByKeyboard.current = false
          }}
          onKeyDown={onKeyDown}
          onChange={({ target: { value } }) =>
            isByKeyboard.current ? setMarked(value) : go(value)
          }
        >
          <option value="" disabled hidden>
            اختر شاشة
          </option>
          {Object.entries(screenAreas).map(([area, name]) => (
            <optgroup key={area} label={name}>
              {screens.filter((screen) => screen.area === area).map(option)}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

const option = ({ path, title }: Screen) => (
  <option key={path} value={path}>
    {title}
  </option>
)

/** Decodes percent-encoded Arabic; returns an invalid address unchanged. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
