import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconAction } from '@/ui/navigation/IconAction'
import { type FieldBinding, useField } from './FormTextField'
import { TextField } from './TextField'

type Props<Values extends FieldValues, Output> = FieldBinding<Values, Output> & {
  /** plain text: the toggle's name contains it («إظهار كلمة المرور») */
  label: string
  /** for password managers: `current-password` to sign in, `new-password` to choose one */
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  hint?: string
  disabled?: boolean
}

/**
 * A password field of a form, with the show/hide toggle of Spec §5: a button that is named after the field and
 * has `aria-pressed` while the text is visible.
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
      value={value == null ? '' : String(value)}
      endAdornment={
        <IconAction
          label={`إظهار ${label}`}
          icon={isShown ? EyeOff : Eye}
          size="small"
          aria-pressed={isShown}
          disabled={options.disabled ?? false}
          // A mouse click or tap must not move the focus out of the text, because that would close a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
