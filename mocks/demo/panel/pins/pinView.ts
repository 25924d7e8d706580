import type { Pin } from '@mocks/demo/format/recording'
import type { Box } from '@mocks/demo/panel/panelParts'
import { locate } from '@mocks/demo/pins/parts'
import { hereAddress, TOOLS } from '@mocks/demo/session/control'
import { pins } from '@mocks/demo/storage/pinStore'
import { debounce } from '@mui/material/utils'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'

/** The pin whose card is open, or that somebody is choosing the place of a new one. */
export const pinView = createStore<Pin['id'] | 'placing' | null>(null)

export const placedPins = createStore<ReadonlyMap<Pin['id'], HTMLElement | null>>(new Map())

export function usePins(): { own: readonly Pin[]; others: readonly Pin[] } {
  const router = useRouter()
  const all = useStore(pins)
  const here = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    () => pathOf(hereAddress()),
  )
  return useMemo(() => {
    const isHere = ({ address }: Pin) => pathOf(address) === here
    return { own: all.filter(isHere), others: all.filter((pin) => !isHere(pin)) }
  }, [all, here])
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** A page changes in bursts; names are not computed for each change of one. */
const QUIET_MS = 250

/** Finds the parts of these pins, now and after each change of the page, and puts them into `placedPins`. */
export function useLocating(pins: readonly Pin[]): void {
  useEffect(() => {
    const locateAll = () => placedPins.set(new Map(pins.map((pin) => [pin.id, locate(pin)])))
    const locateSoon = debounce(locateAll, QUIET_MS)
    locateAll()
    if (pins.length === 0) return
    const isOfPage = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest(TOOLS)
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) locateSoon()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    addEventListener('resize', locateSoon)
    return () => {
      locateSoon.clear()
      observer.disconnect()
      removeEventListener('resize', locateSoon)
    }
  }, [pins])
}

export function useBox(element: HTMLElement | null): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!element) return setBox(null)
    let frame = 0
    const measure = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const next = { x, y, width, height }
      setBox((last) => (isEqual(last, next) ? last : next))
      frame = requestAnimationFrame(measure)
    }
    measure()
    return () => cancelAnimationFrame(frame)
  }, [element])
  return box
}

export function openPin(id: Pin['id']): void {
  pinView.set(id)
  placedPins.get().get(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
