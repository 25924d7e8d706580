import { withoutDemoParams } from './applyDemoLink'
import { type CallId, callIds, isCallId } from './dataCalls'
import {
  type CallSetting,
  everyCall,
  MAX_LATENCY_MS,
  type MockOverrides,
  noOverrides,
} from './mockController'
import { isScenario, scenarioFromUrl } from './scenarios'

export type DemoLinkState = Pick<MockOverrides, 'calls' | 'options'> & {
  theme: string
  isSignedIn: boolean
}

/**
 * Returns a link to the screen at `href` with the same scenario, latency, theme and session. Default values
 * (the normal scenario, no latency) are omitted.
 */
export function writeDemoLink(
  href: string,
  { calls, options, theme, isSignedIn }: DemoLinkState,
): string {
  const url = new URL(withoutDemoParams(href))
  const add = (name: string, value: string) => {
    url.search += `${url.search === '' ? '?' : '&'}${name}=${value}`
  }
  const scenario = commonSetting(calls, 'scenario')
  const latency = commonSetting(calls, 'latency')
  if (scenario && latency !== null) {
    if (scenario !== 'normal') add('scenario', scenario)
    if (latency > 0) add('latency', String(latency))
  } else {
    const unusual = callIds.filter((id) => !isUsual(calls[id]))
    add(
      'calls',
      unusual.map((id) => [id, calls[id].scenario, calls[id].latency].join(':')).join(','),
    )
  }
  if (options.count !== undefined) add('count', String(options.count))
  add('theme', theme)
  add('session', isSignedIn ? 'in' : 'out')
  return url.href
}

/** Returns the overrides that a link asks for. Unknown or invalid values are ignored. */
export function readDemoLink(href: string): MockOverrides {
  const query = new URL(href, 'http://localhost').searchParams
  const { name: scenario, options } = scenarioFromUrl(href)
  const calls = everyCall({ scenario, latency: latencyFrom(query.get('latency')) ?? 0 })
  for (const part of (query.get('calls') ?? '').split(',')) {
    const [id = '', name = '', latency = '0'] = part.split(':')
    const milliseconds = latencyFrom(latency)
    if (isCallId(id) && isScenario(name) && milliseconds !== null)
      calls[id] = { scenario: name, latency: milliseconds }
  }
  return { ...noOverrides, calls, options }
}

/** Returns the value that all calls share, or null when they differ. */
export function commonSetting<Key extends keyof CallSetting>(
  calls: Record<CallId, CallSetting>,
  key: Key,
): CallSetting[Key] | null {
  const values = new Set(callIds.map((id) => calls[id][key]))
  const [first] = values
  return values.size === 1 && first !== undefined ? first : null
}

const isUsual = ({ scenario, latency }: CallSetting) => scenario === 'normal' && latency === 0

function latencyFrom(text: string | null): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null
  const milliseconds = Number(text)
  return milliseconds <= MAX_LATENCY_MS ? milliseconds : null
}
