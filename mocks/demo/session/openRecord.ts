import { changeTab, readTab } from './tabState'
import { findTarget } from './target'

const PATIENCE_MS = 8000
const PAUSE_MS = 100

/**
 * Clicks the control that opens the record of a link, once, as soon as the page shows it. Resolves to the name of a
 * control that did not appear, otherwise to null.
 */
export async function openRecord(): Promise<string | null> {
  const open = readTab()?.open
  if (!open) return null
  changeTab({ open: undefined })
  const [role = '', ...rest] = open.split(':')
  const name = rest.join(':')
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const control = findTarget({ role, name })
    if (control) {
      control.click()
      return null
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return name
}
