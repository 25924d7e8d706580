import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** marks the one history entry that open layers add to their page; its address is that of the page */
    isLayer?: true
    /** marks the history entry of a record, a message or a story, that was opened on its page */
    isRecord?: true
  }
}

type Location = RouterHistory['location']

export const isLayerEntry = ({ state }: Pick<Location, 'state'>) => state.isLayer === true

let isPageKept = false

/** The next navigation changes only entries of layers, so the page stays where it is scrolled to. */
export function keepPage(): void {
  isPageKept = true
}

/** Whether the router scrolls the page after this navigation. The router asks once after each. */
export function mayScroll(): boolean {
  const may = !isPageKept
  isPageKept = false
  return may
}
