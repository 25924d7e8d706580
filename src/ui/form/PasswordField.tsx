import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconAction } from '@/ui/IconAction'
import { TextField } from './TextField'
import { type FieldBinding, useField } from './useField'

type Props<Values extends FieldValues, Output> = FieldBinding<Values, Output> & {
  /** plain text: the toggle is named after it («إظهار كلمة المرور») */
  label: string
  /** `current-password` at sign-in, `new-password` where one is chosen: password managers ask */
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  hint?: string
  disabled?: boolean
}

/**
 * A password of a form, with the show/hide toggle of Spec §5: a button named after the field that is
 * pressed while the text is shown.
 */
export function FormPasswordField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  ...options
}: Props<Values, Output>) {
  const { value, ...field } = useField({ control, name })
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...options}
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      value={value == null ? '' : String(value)}
      endAdornment={
        <IconAction
          label={`إظهار ${label}`}
          icon={isShown ? EyeOff : Eye}
          size="small"
          aria-pressed={isShown}
          disabled={options.disabled ?? false}
          // A press of the pointer leaves the focus in the text, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
