import { useState } from 'react'

/**
 * The text of a field that reports its value when it is left. Until something is typed, the field shows `value`, also
 * what another tab saves; what was not typed is not reported.
 * @param clean what is done to a typed text before it becomes the value
 */
export function useFieldDraft(value: string, clean: (text: string) => string) {
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const typed = draft && clean(draft.text)
  return {
    text: draft?.text ?? value,
    setText: (text: string) => setDraft({ text, over: draft?.over ?? value }),
    /** what was typed, cleaned; null if it is nothing, or what the field had before */
    typed: typed === null || typed === clean(draft?.over ?? '') ? null : typed,
    drop: () => setDraft(null),
  }
}
