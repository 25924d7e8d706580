import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A browser engine that is installed on this machine, with the few operations that the journeys need. Each engine has
 * its W3C protocol: BiDi (Firefox) and classic WebDriver (WebKit). Both run a function in the page and accept the same
 * input actions; `tab.ts` builds the rest from these.
 *
 * No library drives both engines here (22 November 2026). selenium-webdriver and `webdriver` need geckodriver for
 * Firefox: Debian has no package of it, and the one on npm only downloads from GitHub. `webdriver` 9 also installs 158
 * packages. Playwright and puppeteer cannot drive the WebKit of the system.
 */
export type Engine = {
  name: string
  /** what is not installed on this machine, as a text for the person who runs the tests */
  missing?: string
  start: (sessionOptions: SessionOptions) => Promise<RunningEngine>
}

/** Settings of the whole browser. */
export type SessionOptions = {
  isPrivate?: boolean
  hasMoreContrast?: boolean
  blocksSiteData?: boolean
}

export type RunningEngine = {
  version: string
  /** the console lines, in order, if the protocol reports them */
  consoleLines: string[]
  /** the first tab, then further tabs in the background */
  newTab: () => Promise<RemoteTab>
  close: () => Promise<void>
}

export type RemoteTab = {
  goTo: (address: string) => Promise<void>
  /** Runs the source of a function in the page. The function returns a string or a promise of one. */
  run: (source: string) => Promise<string>
  act: (sources: InputSource[]) => Promise<void>
  /** returns the page as a PDF; absent if the protocol cannot print */
  print?: () => Promise<Buffer>
}

/** The part of https://www.w3.org/TR/webdriver2/#actions that is used here. */
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

/** Starts a program, which is ended at the latest when this process exits. */
export function begin(program: string, args: string[], env?: NodeJS.ProcessEnv) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  begun.add(child)
  // Read its output: the program would block when the pipe is full.
  child.stdout.resume()
  child.stderr.resume()
  return child
}

/** Ends the program and waits until it has exited. */
export async function end(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill()
  await gone
  begun.delete(child)
}
