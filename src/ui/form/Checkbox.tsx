import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { inlineRow, tickBox } from '@/ui/theme/surface'
import { colors, size } from '@/ui/theme/tokens'
import { FieldNote } from './FieldNote'

const CheckboxLabel = styled('label')({
  ...inlineRow,
  gap: 10,
  minBlockSize: '2rem',
  fontSize: size.t14,
  lineHeight: 1.6,
  cursor: 'pointer',
  '& input': tickBox,
  '&:has(:disabled)': { color: colors.muted, cursor: 'not-allowed' },
})

/** What a checkbox or switch gets from its form. */
export type InputState = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'name' | 'ref'>

export type CheckboxProps = InputState & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** some, but not all, of the items are checked: a dash instead of a tick */
  isPartial?: boolean
}

/** A controlled checkbox with a label beside it; in a form use `FormCheckbox`. */
export function Checkbox({
  label,
  hint,
  error,
  isChecked,
  isPartial = false,
  onChange,
  ref,
  ...input
}: CheckboxProps) {
  const noteId = useId()
  return (
    <div>
      <CheckboxLabel>
        <input
          {...input}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          ref={(element) => {
            // `indeterminate` is only a DOM property; there is no attribute for it.
            if (element) element.indeterminate = isPartial
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        <span>{label}</span>
      </CheckboxLabel>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}
