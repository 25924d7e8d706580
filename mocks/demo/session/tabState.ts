import { readText, removeText, writeText } from '@/lib/storage'

const KEY = 'madar:tab'

/** In sessionStorage, before the name of a key of localStorage that this tab has for itself. */
export const OWN = `${KEY}:`

/**
 * What a link, a tour or «أبقِ» has set for this tab. It survives a reload and ends with the tab; the browser's own
 * choices and data stay as they are.
 */
export type TabState = {
  version: 1
  /** names the data of this tab for its journal */
  id: string
  /** which keys of localStorage this tab has for itself (`tabStorage.ts`) */
  own: 'nothing' | 'theme' | 'everything'
  /** scenario and latency, as the params of a demo link */
  network?: string
  session?: 'in' | 'out'
  /** how far the clock of this tab is ahead of the real one, in ms */
  clock?: number
  /** the width of the frame that a tour is played in; without one it has the whole window */
  frame?: number
}

/** The state of this tab; null if nothing was set, or if the browser forbids sessionStorage. */
export function readTab(): TabState | null {
  try {
    const state = JSON.parse(readText(KEY, 'sessionStorage') ?? 'null') as TabState | null
    return state?.version === 1 ? state : null
  } catch {
    return null
  }
}

/** Sets some of the state; undefined removes a member. Returns false if it does not survive a reload. */
export function changeTab(
  change: { [Name in keyof TabState]?: TabState[Name] | undefined },
): boolean {
  const state: TabState = { ...(readTab() ?? newTab()), ...change } as TabState
  const { version: _, id: __, own, ...others } = state
  if (own === 'nothing' && Object.values(others).every((one) => one === undefined)) {
    forgetTab()
    return true
  }
  return writeText(KEY, JSON.stringify(state), 'sessionStorage')
}

/** Forgets everything that was set for this tab. The page has the browser's own data again after a reload. */
export function forgetTab(): void {
  for (const key of ownKeys()) removeText(OWN + key, 'sessionStorage')
  removeText(KEY, 'sessionStorage')
}

/** The keys of localStorage for which this tab has a text of its own. */
export function ownKeys(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(OWN) ? key.slice(OWN.length) : [],
    )
  } catch {
    return []
  }
}

/** The state of a tab for which nothing is set. */
const newTab = (): TabState => ({ version: 1, id: newTabId(), own: 'nothing' })

export const newTabId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
