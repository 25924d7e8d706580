import type { Pin } from '@mocks/demo/pins/pin'
import { isHere, whereKey } from '@mocks/demo/pins/screenOf'
import { useMemo } from 'react'
import { useStore } from '@/ui/states/useStore'
import { type PinTools, placedPins } from './pinView'

export type NumberedPin = Pin & { number: number }

/** The pins of the shown screen or story with their numbers, in three groups; `all` has those of every screen. */
export function useHerePins({ book, here }: Pick<PinTools, 'book' | 'here'>) {
  const { pins: all } = useStore(book)
  const placed = useStore(placedPins)
  const own = useMemo(
    () => all.filter((pin) => isHere(pin, here)).map((pin, at) => ({ ...pin, number: at + 1 })),
    [all, here],
  )
  const isMissing = ({ id, place }: Pin) =>
    placed.get(id) === null && whereKey(place.where) === whereKey(here)
  const missing = own.filter(isMissing)
  const found = own.filter((pin) => placed.get(pin.id))
  // A story does not list the pins of its screen that it has no part for.
  const shown = own.filter((pin) => placed.get(pin.id) !== null)
  return { all, own, found, missing, shown }
}
