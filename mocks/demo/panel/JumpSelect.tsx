import Button from '@mui/material/Button'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'

type Props = {
  label: string
  /** shown while the value is none of the options */
  placeholder: string
  value: string
  onGo: (value: string) => void
  children: ReactNode
}

/**
 * A select that leads somewhere. A choice by mouse or touch leads there at once. With the keyboard each arrow key
 * already changes the choice, so Enter or the button leads there.
 */
export function JumpSelect({ label, placeholder, value, onGo, children }: Props) {
  const [marked, setMarked] = useState<string | null>(null)
  const isByKeyboard = useRef(false)

  const go = (target: string) => {
    setMarked(null)
    onGo(target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isByKeyboard.current = true
    if (event.key !== 'Enter' || marked === null) return
    event.preventDefault()
    go(marked)
  }

  return (
    <Field
      label={label}
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
          value={marked ?? value}
          inputProps={control}
          onPointerDown={() => {
            isByKeyboard.current = false
          }}
          onKeyDown={onKeyDown}
          onChange={({ target }) =>
            isByKeyboard.current ? setMarked(target.value) : go(target.value)
          }
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {children}
        </Select>
      )}
    </Field>
  )
}
