import { parseStored, readText, writeText } from '@/lib/storage'
import { createStore } from '@/lib/store'

export const TABS = [
  { id: 'state', label: 'الحال' },
  { id: 'time', label: 'الزمن' },
  { id: 'share', label: 'أبلغ وشارك' },
] as const

type PanelState = {
  isOpen: boolean
  tab: (typeof TABS)[number]['id']
  side: 'start' | 'end'
  /** what had the focus when it was opened; null when it was closed by what goes on in the page, where the focus stays */
  opener: Element | null
}

/** In sessionStorage: the tab and the side. */
const KEY = 'madar:panel:2'

export const panelState = createStore<PanelState>({
  isOpen: false,
  tab: 'state',
  side: 'end',
  opener: null,
  ...parseStored(KEY, readText(KEY, 'sessionStorage'), (value) => value as PanelState),
})

export function setPanel(change: Partial<PanelState>): void {
  const now = panelState.get()
  const isOpening = change.isOpen === true && !now.isOpen
  const next = { ...now, ...(isOpening && { opener: document.activeElement }), ...change }
  panelState.set(next)
  const { tab, side } = next
  writeText(KEY, JSON.stringify({ tab, side }), 'sessionStorage')
}

export const closePanel = (): void => setPanel({ isOpen: false })

export const leavePanel = (): void => setPanel({ isOpen: false, opener: null })
