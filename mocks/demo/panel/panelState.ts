import { readText, writeText } from '@/lib/storage'
import { createStore } from '@/lib/store'

export const TABS = [
  { id: 'state', label: 'الحال' },
  { id: 'time', label: 'الزمن' },
  { id: 'share', label: 'أبلغ وشارك' },
] as const
export type TabName = (typeof TABS)[number]['id']

type PanelState = {
  isOpen: boolean
  tab: TabName
  /** the side of the window; right-to-left pages have their actions at its end */
  side: 'start' | 'end'
  /** a question of the panel is open, which must not be under it */
  isAsking: boolean
}

const KEY = 'madar:panel'

/** The open panel; its tab and its side survive a reload. */
export const panelState = createStore<PanelState>({
  isOpen: false,
  tab: 'state',
  side: 'end',
  isAsking: false,
  ...JSON.parse(readText(KEY, 'sessionStorage') ?? '{}'),
})

export function setPanel(change: Partial<PanelState>): void {
  const next = { ...panelState.get(), ...change }
  panelState.set(next)
  const { tab, side } = next
  writeText(KEY, JSON.stringify({ tab, side }), 'sessionStorage')
}
