import type { KeyboardEvent } from 'react'
import { matchesKeys } from '@/lib/keys'

export const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)'

/** The controls in an element, in their order. */
export const controlsOf = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
]

/** The first field in an element that a person types in. */
export const firstField = (element: Element | null | undefined) =>
  element?.querySelector<HTMLInputElement>('input:not([type=checkbox], [readonly]), textarea')

/** Where a key leads from the control at `now`, which is −1 if it is none of them. Other keys than arrows lead nowhere. */
type Way = (key: string, now: number, count: number) => number | null | undefined

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, ArrowLeft: 1, ArrowRight: -1 }

/** In a row from right to left, from the last one to the first one. */
export const around: Way = (key, now, count) => {
  const step = STEPS[key]
  const from = step === -1 ? Math.max(now, 0) : now
  return step && (from + step + count) % count
}

/** An arrow key of a menu, of tabs or of choices: focuses another control of its element, and returns it. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  way = around,
  among = CONTROLS,
): HTMLElement | undefined {
  // With Alt an arrow goes back in the tab.
  if (!matchesKeys(event, event.key)) return
  const controls = controlsOf(event.currentTarget).filter((control) => control.matches(among))
  const place = way(event.key, controls.indexOf(event.target as HTMLElement), controls.length)
  if (place === null || place === undefined) return
  event.preventDefault()
  controls[place]?.focus()
  return controls[place]
}
