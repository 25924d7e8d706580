import { type MouseEvent, type SyntheticEvent, useRef } from 'react'

type Press = { button: Element | null; label: string; isSubmit: boolean }

/**
 * Handlers for the root of a dialog, so that one press is one answer. A dialog that is closing takes none. The second
 * click of a double click counts only on the button that got the first one, and never submits or answers a question: by
 * then another button may be in its place, or the backdrop.
 * @param isQuestion a press answers it: no double click repeats one
 */
export function usePressOnce(isOpen: boolean, isQuestion = false) {
  const first = useRef<Press>(undefined)
  const onClickCapture = (event: MouseEvent) => {
    const press = pressOf(event)
    if (event.detail < 2) first.current = press
    const isOther = !isEqualPress(press, first.current) || press.isSubmit || isQuestion
    if (!isOpen || (event.detail > 1 && isOther && isAnswer(event))) swallow(event)
  }
  const onSubmitCapture = (event: SyntheticEvent) => {
    if (!isOpen) swallow(event)
  }
  return { onClickCapture, onSubmitCapture }
}

function pressOf({ target }: MouseEvent): Press {
  const button = (target as Element).closest('button, a')
  return {
    button,
    // React may reuse the element for another button.
    label: button ? `${button.ariaLabel} ${button.textContent}` : '',
    isSubmit: button?.getAttribute('type') === 'submit',
  }
}

const isEqualPress = (one: Press, other: Press | undefined) =>
  one.button === other?.button && one.label === other.label && one.isSubmit === other.isSubmit

/** On a button, or outside the dialog, which closes it. */
const isAnswer = ({ target }: MouseEvent) =>
  (target as Element).closest('button, a') !== null ||
  (target as Element).closest('.MuiDialog-paper') === null

function swallow(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
