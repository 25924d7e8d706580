import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onPath } from '../../scripts/chromium.mjs'
import { begin, type Engine, end, type RemoteTab, type SessionOptions } from './engine'

const binary = onPath('firefox-esr') ?? onPath('firefox')

/** The system's Firefox. It implements WebDriver BiDi, so it needs no driver: https://www.w3.org/TR/webdriver-bidi/ */
export const firefox: Engine = {
  name: 'Firefox',
  ...(binary ? {} : { missing: 'no firefox-esr and no firefox on the PATH' }),

  start: async (sessionOptions) => {
    const profile = await mkdtemp(path.join(os.tmpdir(), 'madar-firefox-'))
    await writeFile(path.join(profile, 'user.js'), preferences(sessionOptions))
    const own = ['--headless', '--no-remote', '--profile', profile]
    const child = begin(binary ?? '', [...own, '--remote-debugging-port=0'])
    const { send, consoleLines } = await connect(await addressOf(child))
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    )
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts: unused } = await send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
    )

    return {
      version: capabilities.browserVersion,
      consoleLines,
      newTab: async () => {
        const open = () =>
          send<{ context: string }>('browsingContext.create', { type: 'tab', background: true })
        return tab(send, (unused.pop() ?? (await open())).context)
      },
      close: async () => {
        await end(child)
        await rm(profile, { recursive: true, maxRetries: 3 })
      },
    }
  },
}

function preferences({ isPrivate, hasMoreContrast, blocksSiteData }: SessionOptions): string {
  const requestedPreferences = [
    ...(isPrivate ? [['browser.privatebrowsing.autostart', true]] : []),
    // «Block all cookies»: this also refuses storage, service workers and BroadcastChannel.
    ...(blocksSiteData ? [['network.cookie.cookieBehavior', 2]] : []),
    // «Manage Colors… always»: CSS then matches forced colours and more contrast.
    ...(hasMoreContrast ? [['browser.display.document_color_use', 2]] : []),
  ]
  return requestedPreferences
    .map((pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});\n`)
    .join('')
}

/** Reads the address of the WebSocket from Firefox's output. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
      const address = /listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`Firefox did not start.\n${said}`)))
  })
}

/** Sends a command. The caller names the type of the result, as the standard defines it. */
type Send = <Answer>(method: string, params?: object) => Promise<Answer>

async function connect(address: string): Promise<{ send: Send; consoleLines: string[] }> {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting: PromiseWithResolvers<unknown>[] = []
  const consoleLines: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    const asked = waiting[message.id]
    if (message.type === 'success') asked?.resolve(message.result)
    else if (message.type === 'error')
      asked?.reject(new Error(`${message.error}: ${message.message}`))
    else if (message.method === 'log.entryAdded' && message.params.level !== 'debug')
      consoleLines.push(`${message.params.level}: ${message.params.text}`)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting) reject(new Error('Firefox is gone.'))
  })
  const send = <Answer>(method: string, params = {}) => {
    const answer = Promise.withResolvers<unknown>()
    const id = waiting.push(answer) - 1
    socket.send(JSON.stringify({ id, method, params }))
    return answer.promise as Promise<Answer>
  }
  return { send, consoleLines }
}

type Returned = { type: 'success'; result: { value: string } }
type Thrown = { type: 'exception'; exceptionDetails: { text: string } }

function tab(send: Send, context: string): RemoteTab {
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (functionDeclaration) => {
      const answer = await send<Returned | Thrown>('script.callFunction', {
        functionDeclaration,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    act: (actions) => send('input.performActions', { context, actions }),
    print: async () => {
      const { data } = await send<{ data: string }>('browsingContext.print', { context })
      return Buffer.from(data, 'base64')
    },
  }
}
