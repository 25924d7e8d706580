import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'playwright/test'
import { onPath } from '../../scripts/chromium.mjs'
import { WEBKIT_DRIVER } from '../sites'
import { begin, type Engine, end, type RemoteTab } from './engine'

const driver = onPath('WebKitWebDriver')
const screen = onPath('Xvfb')
const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/**
 * The system's WebKitGTK, in its MiniBrowser, by classic WebDriver: https://www.w3.org/TR/webdriver2/
 * Every session is a private one. The protocol does not report the console, and this driver cannot print.
 */
export const webkit: Engine = {
  name: 'WebKit',
  ...missing(),

  start: async ({ hasMoreContrast }) => {
    const display = screen ? await openDisplay(screen) : undefined
    const child = begin(driver ?? '', [`--port=${new URL(WEBKIT_DRIVER).port}`], {
      ...(display && { DISPLAY: display.name, GDK_BACKEND: 'x11' }),
      // The theme that desktops with GTK set for more contrast.
      ...(hasMoreContrast && { GTK_THEME: 'HighContrast' }),
    })
    await listens(child)
    const { sessionId, capabilities } = await call<Session>('POST', 'session', { capabilities: {} })
    const session = `session/${sessionId}`
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 })
    const unused = await call<string[]>('GET', `${session}/window/handles`)
    const inTab = switcher(session)

    return {
      version: capabilities.browserVersion,
      consoleLines: [],
      newTab: async () => {
        const open = () =>
          call<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' })
        return tab(inTab, unused.pop() ?? (await open()).handle)
      },
      close: async () => {
        await call('DELETE', session)
        await end(child)
        await display?.close()
      },
    }
  },
}

function missing(): { missing?: string } {
  if (!driver) return { missing: 'no WebKitWebDriver on the PATH' }
  if (!screen && !hasDisplay) return { missing: 'no display, and no Xvfb to imitate one' }
  return {}
}

/** Starts a virtual display, because WebKitGTK has no headless mode. Without Xvfb the windows are visible. */
async function openDisplay(binary: string) {
  const child = begin(binary, ['-displayfd', '1', '-screen', '0', '1280x900x24'])
  const [number] = await once(child.stdout, 'data')
  return { name: `:${String(number).trim()}`, close: () => end(child) }
}

async function listens(child: ChildProcess) {
  const listening = () => fetch(`${WEBKIT_DRIVER}status`).catch(() => undefined)
  await expect.poll(listening, 'WebKitWebDriver answers').toBeTruthy()
  // Otherwise a driver that somebody else started has answered.
  expect(child.exitCode, 'WebKitWebDriver runs').toBeNull()
}

type Session = { sessionId: string; capabilities: { browserVersion: string } }

/** Sends a command. The caller names the type of the result, as the standard defines it. */
async function call<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(WEBKIT_DRIVER + command, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: Answer & { error: string; message: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

type InTab = <Answer>(handle: string, command: string, body: object) => Promise<Answer>

/** Switches tabs before a command for another tab, because commands apply to the tab that was switched to last. */
function switcher(session: string): InTab {
  let current = ''
  return async (handle, command, body) => {
    if (handle !== current) await call('POST', `${session}/window`, { handle })
    current = handle
    return call('POST', `${session}/${command}`, body)
  }
}

function tab(inTab: InTab, handle: string): RemoteTab {
  return {
    goTo: (url) => inTab(handle, 'url', { url }),
    run: async (source) => {
      const script = `const done = arguments[0]; Promise.resolve().then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await inTab<{ value: string } | { error: string }>(handle, 'execute/async', {
        script,
        args: [],
      })
      if ('error' in answer) throw new Error(answer.error)
      return answer.value
    },
    act: (actions) => inTab(handle, 'actions', { actions }),
  }
}
