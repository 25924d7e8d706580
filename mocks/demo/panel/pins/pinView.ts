import type { Pin } from '@mocks/demo/format/pin'
import type { Box } from '@mocks/demo/panel/panelParts'
import { locate } from '@mocks/demo/pins/parts'
import { hereAddress, TOOLS } from '@mocks/demo/session/control'
import { pins } from '@mocks/demo/storage/pinStore'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'

export const pinView = createStore<{ isPlacing: boolean; open: string | null }>({
  isPlacing: false,
  open: null,
})

export const placedPins = createStore<ReadonlyMap<Pin['id'], HTMLElement | null>>(new Map())

export function usePins(router: AnyRouter): { own: readonly Pin[]; others: readonly Pin[] } {
  const all = useStore(pins)
  const here = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    () => pathOf(hereAddress()),
  )
  return useMemo(() => {
    const { own = [], others = [] } = Object.groupBy(all, ({ address }) =>
      pathOf(address) === here ? 'own' : 'others',
    )
    return { own, others }
  }, [all, here])
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** A page changes in bursts; names are not computed for each change of one. */
const QUIET_MS = 250

/** Finds the parts of these pins, now and after each change of the page, and puts them into `placedPins`. */
export function useLocating(pins: readonly Pin[]): void {
  useEffect(() => {
    const locateAll = () => placedPins.set(new Map(pins.map((pin) => [pin.id, locate(pin)])))
    let timer: ReturnType<typeof setTimeout> | undefined
    const locateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(locateAll, QUIET_MS)
    }
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
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('resize', locateSoon)
    }
  }, [pins])
}

export function useBoxes(elements: readonly HTMLElement[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    const measure = () => {
      const next = elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      })
      setBoxes((last) => (isEqual(last, next) ? last : next))
      if (elements.length > 0) frame = requestAnimationFrame(measure)
    }
    measure()
    return () => cancelAnimationFrame(frame)
  }, [elements])
  return boxes
}

export function openPin(id: Pin['id']): void {
  pinView.set({ isPlacing: false, open: id })
  placedPins.get().get(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
