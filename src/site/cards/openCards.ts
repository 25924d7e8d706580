import { useLayoutEffect, useState } from 'react'
import { nextPaint } from '@/lib/nextPaint'
import { isHydrated } from '@/ui/states/isHydrated'

type OpenCards = Readonly<Record<string, boolean>>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the cards that the reader opened or closed on this page */
    openCards?: OpenCards
  }
}

/** The cards that the reader opened or closed in this entry of the browser's history. */
export const openCardsOf = (): OpenCards | undefined => window.history.state?.openCards

function remember(name: string, isOpen: boolean): void {
  const state = { ...window.history.state, openCards: { ...openCardsOf(), [name]: isOpen } }
  // The router replaces `replaceState` of the object with one that navigates; nothing has to be loaded here. Delete this
  // when the router has an option to change the state without a navigation.
  // @workaround @tanstack/history: tests/journeys/publicArea.spec.ts
  History.prototype.replaceState.call(window.history, state, '')
}

/** Whether a card is open, and a setter. After Back, Forward and a reload it is as the reader left it. */
export function useOpenCard(name: string, initial: boolean): [boolean, (next: boolean) => void] {
  const [isOpen, setIsOpen] = useState(
    () => (isHydrated() ? openCardsOf()?.[name] : undefined) ?? initial,
  )
  // The HTML of the build has the initial state, and hydration must agree with it. The browser has already restored the
  // scroll position, which scroll anchoring would change when a card above it opens.
  useLayoutEffect(() => {
    const kept = openCardsOf()?.[name]
    if (kept === undefined || kept === initial || isHydrated()) return
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    setIsOpen(kept)
    void Promise.resolve(nextPaint()).then(() => style.removeProperty('overflow-anchor'))
  }, [name, initial])
  return [
    isOpen,
    (next) => {
      setIsOpen(next)
      remember(name, next)
    },
  ]
}
