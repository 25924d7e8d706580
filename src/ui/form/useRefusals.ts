import { type KeyboardEvent, useRef } from 'react'
import { REFUSAL } from '@/ui/marks/marks'

/**
 * For a form that closes when it is sent: what a `CountField` or `DateField` has just refused is seen first, and the next
 * press closes it. `isNew` is for the submit handler; spread `props` on the form.
 */
export function useRefusals() {
  const typedInto = useRef<HTMLInputElement>(null)
  return {
    props: {
      onKeyDown({ target, key }: KeyboardEvent) {
        if (target instanceof HTMLInputElement && key !== 'Enter') typedInto.current = target
      },
    },
    isNew(): boolean {
      const field = typedInto.current
      typedInto.current = null
      if (!field?.matches(REFUSAL.selector)) return false
      field.focus()
      return true
    },
  }
}
