import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconAction } from '@/ui/navigation/IconAction'
import { type Bound, FormTextField } from './FormTextField'
import type { TextFieldProps } from './TextField'

type Props<Values extends FieldValues> = Bound<Values, TextFieldProps> & {
  /** plain text: the toggle's name contains it («إظهار كلمة المرور») */
  label: string
  /** for password managers: `current-password` to sign in, `new-password` to choose one */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password field of a form, with the show/hide toggle of Spec §5: a button that is named after the field and
 * has `aria-pressed` while the text is visible.
 */
export function FormPasswordField<Values extends FieldValues>(props: Props<Values>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      endAdornment={
        <IconAction
          label={`إظهار ${props.label}`}
          icon={isShown ? EyeOff : Eye}
          size="small"
          aria-pressed={isShown}
          disabled={props.disabled ?? false}
          // A mouse click or tap must not move the focus out of the text, because that would close a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
