import { mockController, noOverrides } from '@mocks/backend/mockController'
import { analyticsLog, recordAnalytics } from '@mocks/demo/analyticsLog'
import { screen, userEvent } from 'storybook/test'
import { DemoPanel } from './DemoPanel'
import { setPanel } from './panelState'

/** Renders the panel as `main.tsx` mounts it: beside the page, not inside it. */
export const PanelHarness = () => (
  <>
    <h1>أي شاشة</h1>
    <DemoPanel />
  </>
)

/** Resets to the state after loading: no overrides, empty logs. Returns the cleanup. */
export function resetPanel(): () => void {
  mockController.overrides.set(noOverrides)
  setPanel({ isOpen: false, tab: 'state', side: 'end' })
  mockController.log.clear()
  analyticsLog.set([])
  const { gtag } = window
  recordAnalytics()
  return () => {
    if (gtag) window.gtag = gtag
    else delete window.gtag
  }
}

export async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^لوحة التجربة/ }))
  return screen.findByRole('dialog', { name: 'لوحة التجربة' })
}
