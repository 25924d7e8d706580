import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A browser engine of this machine, and the little that journeys need of it, each as the W3C's protocol for it says:
 * BiDi (Firefox) and classic WebDriver (WebKit). Both run a function in the page and take the same input actions;
 * `tab.ts` builds the rest on that.
 *
 * No library speaks to both here. selenium-webdriver and `webdriver` need geckodriver for Firefox, which Debian has
 * no package of and npm's only downloads from GitHub; `webdriver` 9 brings 158 packages besides. Playwright and
 * puppeteer drive no WebKit that the system installed (22 November 2026).
 */
export type Engine = {
  name: string
  /** what this machine has not got of it, in words */
  missing?: string
  start: (wishes: Wishes) => Promise<Running>
}

/** What a person has chosen for the whole browser. */
export type Wishes = { isPrivate?: boolean; hasMoreContrast?: boolean; blocksSiteData?: boolean }

export type Running = {
  version: string
  /** what the console said, in order, where the protocol reports it */
  consoleLines: string[]
  /** the first one, then others behind it */
  newTab: () => Promise<RemoteTab>
  close: () => Promise<void>
}

export type RemoteTab = {
  goTo: (address: string) => Promise<void>
  /** Runs the source of a function in the page; it returns, or promises, a string. */
  run: (source: string) => Promise<string>
  act: (sources: InputSource[]) => Promise<void>
  /** the page as a PDF, where the protocol can print */
  print?: () => Promise<Buffer>
}

/** https://www.w3.org/TR/webdriver2/#actions, the part that is used here */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

const begun = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of begun) child.kill()
})

/** Starts a program that does not outlive this one. */
export function begin(program: string, args: string[], env?: NodeJS.ProcessEnv) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  begun.add(child)
  // It would stand still at a full pipe.
  child.stdout.resume()
  child.stderr.resume()
  return child
}

/** Stops it, and waits until it is gone. */
export async function end(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill()
  await gone
  begun.delete(child)
}
