import { mockController, noOverrides } from '@mocks/backend/mockController'
import { analyticsLog, recordAnalytics } from '@mocks/demo/analyticsLog'
import { useRouter } from '@tanstack/react-router'
import { screen, spyOn, userEvent } from 'storybook/test'
import { trackEvent, trackPageView } from '@/lib/analytics'
import { DemoPanel } from './DemoPanel'
import { setPanel } from './panelState'

/** Renders the panel as `main.tsx` mounts it: beside the page, not inside it. */
export function PanelHarness() {
  const router = useRouter()
  return (
    <>
      <h1>أي شاشة</h1>
      <DemoPanel router={router} />
    </>
  )
}

/** Resets to the state after loading: no overrides, empty logs. Returns the cleanup. */
export function resetPanel(): () => void {
  mockController.overrides.set(noOverrides)
  setPanel({ isOpen: false, tab: 'state', side: 'end' })
  mockController.log.clear()
  analyticsLog.clear()
  const { gtag } = window
  recordAnalytics()
  return () => {
    if (gtag) window.gtag = gtag
    else delete window.gtag
  }
}

const MESSAGES = 'http://madar.test/api/contact-messages'

/** Three calls and three events. */
export function fillLogs(): void {
  trackPageView('/')
  trackPageView('/admin/contact-messages')
  trackEvent('subscription_click', 'homepage', 'hero_banner')
  log(new Request(MESSAGES), Response.json([]))
  const status = { status: 'read', adminNotes: '' }
  log(
    new Request(`${MESSAGES}/7/status`, { method: 'PUT', body: JSON.stringify(status) }),
    Response.json({ message: 'تعذّر تنفيذ الطلب' }, { status: 500 }),
  )
  const message = { name: 'ليان الحسيني', category: 'عام', message: 'متى تبدأ نشرة المساء؟' }
  log(
    new Request(MESSAGES, { method: 'POST', body: JSON.stringify(message) }),
    Response.json({ id: 41, ...message, status: 'unread' }, { status: 201 }),
  )
}

/** Logs a call and its response, as the mock controller would. */
export const log = (request: Request, response?: Response): void => {
  // Each call takes 0 ms on every machine.
  const clock = spyOn(performance, 'now').mockReturnValue(performance.now())
  mockController.log.begin(request)(response)
  clock.mockRestore()
}

/** Opens the panel with its handle and returns it. */
export async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^لوحة التجربة/ }))
  return screen.findByRole('dialog', { name: 'لوحة التجربة' })
}
