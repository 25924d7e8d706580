import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'

const typedFields = createStore(0)

/** Whether a field has a text that it has not reported yet: Back and a reload leave no field before the page asks. */
export const useIsTyping = (): boolean => useStore(typedFields) > 0

/** Lets the field with the focus report what was typed, as it does when it is left. */
export function reportTyped(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches('input, textarea')) return
  flushSync(() => activeElement.blur())
  activeElement.focus({ preventScroll: true })
}

/**
 * The text of a field that reports its value when it is left. Until something is typed, the field shows `value`, also
 * what another tab saves; what was not typed is not reported.
 * @param clean what is done to a typed text before it becomes the value
 */
export function useFieldDraft(value: string, clean: (text: string) => string) {
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const written = draft && clean(draft.text)
  const typed = written === clean(draft?.over ?? '') ? null : written
  const isTyped = typed !== null
  useEffect(() => {
    if (!isTyped) return
    typedFields.set(typedFields.get() + 1)
    return () => typedFields.set(typedFields.get() - 1)
  }, [isTyped])
  return {
    text: draft?.text ?? value,
    setText: (text: string) => setDraft({ text, over: draft?.over ?? value }),
    /** what was typed, cleaned; null if it is nothing, or what the field had before */
    typed,
    drop: () => setDraft(null),
  }
}
