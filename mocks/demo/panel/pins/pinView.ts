import { type Found, locate } from '@mocks/demo/pins/locate'
import { isHere, type Pin, type Where } from '@mocks/demo/pins/pin'
import { browserPins, type PinStore } from '@mocks/demo/pins/pinStore'
import { hereAddress, TOOLS } from '@mocks/demo/session/control'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'
import { screens } from '@/screens'
import { useStore } from '@/ui/states/useStore'

/** What the markers, the card and the list need. */
export type PinTools = { book: PinStore; here: Where; go: (address: string) => void }

/** What is shown of the pins: whether the next press on a part puts one there, and the id of the one whose card is open. */
export const pinView = createStore<{ isPlacing: boolean; open: string | null }>({
  isPlacing: false,
  open: null,
})

export const setPinView = (change: Partial<ReturnType<typeof pinView.get>>): void =>
  pinView.set({ ...pinView.get(), ...change })

/** Where the pins of this page are on it now; null for one whose part is not there. Before the first look it is empty. */
export const placedPins = createStore<ReadonlyMap<Pin['id'], Found | null>>(new Map())

export const PINS = {
  zero: 'لا دبابيس',
  one: 'دبوس واحد',
  two: 'دبوسان',
  few: 'دبابيس',
  many: 'دبوسًا',
  other: 'دبوس',
}

/** The pins of this browser, on the screen that the app shows. */
export function usePinTools(router: AnyRouter): PinTools {
  const [here, setHere] = useState(whereNow)
  useEffect(
    () =>
      router.subscribe('onRendered', () =>
        setHere((last) => (isEqual(last, whereNow()) ? last : whereNow())),
      ),
    [router],
  )
  const go = (address: string) => {
    const [to = '', query] = address.split('?')
    void router.navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) as never })
  }
  return { book: browserPins(), here, go }
}

/** With the name of the screen in the list of screens, otherwise its heading. */
function whereNow(): Where {
  const address = hereAddress().replace(/#.*$/s, '')
  const heading = document.querySelector('main h1')?.textContent.trim()
  return {
    address,
    title: screens.find(({ path }) => path === address)?.title ?? heading ?? address,
  }
}

/** The pins of the shown screen, with their numbers, and the others. */
export function usePins({ book, here }: Pick<PinTools, 'book' | 'here'>) {
  const { pins } = useStore(book)
  return useMemo(() => {
    const own = pins.filter((pin) => isHere(pin, here))
    return {
      own: own.map((pin, at) => ({ ...pin, number: at + 1 })),
      others: pins.filter((pin) => !isHere(pin, here)),
    }
  }, [pins, here])
}

/** A page changes in bursts; names are not computed for each change of one. */
const QUIET_MS = 250

/** Finds the parts of these pins, now and after each change of the page, and puts them into `placedPins`. */
export function useLocating(pins: readonly Pin[]): void {
  useEffect(() => {
    const look = () => placedPins.set(new Map(pins.map((pin) => [pin.id, locate(pin.place)])))
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, QUIET_MS)
    }
    look()
    if (pins.length === 0) return
    const isOfPage = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest(TOOLS)
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) lookSoon()
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-hidden', 'aria-label', 'hidden', 'open'],
    })
    addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('resize', lookSoon)
    }
  }, [pins])
}
