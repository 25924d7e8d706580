import { styled } from '@mui/material/styles'
import { type AriaAttributes, type ReactNode, useId } from 'react'
import { colors, transition, weight } from '@/ui/theme/tokens'
import type { InputState } from './Checkbox'
import { FieldNote } from './FieldNote'

const Track = styled('input')({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  margin: 0,
  borderRadius: 999,
  background: colors.lineStrong,
  cursor: 'pointer',
  transition: transition('background-color'),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: '50%',
    background: colors.paper,
    transition: transition('inset-inline-start'),
  },
  '&:checked': { background: colors.ink },
  '&:checked::after': { insetInlineStart: 'calc(100% - 1.25rem - 3px)' },
  '&:focus-visible': { borderRadius: 999 },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
})

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 16,
})

const Words = styled('label')({ fontWeight: weight.label, cursor: 'pointer' })

type SwitchState = InputState & { isOn: boolean; onChange: (isOn: boolean) => void }

type SwitchProps = SwitchState & AriaAttributes & { id?: string; label?: string }

/** A switch without a visible label, for a row that has a text. `label` is its accessible name. */
export function Switch({ isOn, onChange, label, ...rest }: SwitchProps) {
  return (
    <Track
      {...rest}
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

export type SwitchRowProps = SwitchState & { label: ReactNode; hint?: ReactNode }

/** A setting in its own row: the label at the start, the switch at the end. */
export function SwitchRow({ label, hint, ...state }: SwitchRowProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <Row>
      <div>
        <Words htmlFor={id}>{label}</Words>
        <FieldNote id={hintId} hint={hint} />
      </div>
      <Switch {...state} id={id} aria-describedby={hint ? hintId : undefined} />
    </Row>
  )
}
