import { type CallId, callIds, isCallId } from './dataCalls'
import { type CallSetting, everyCall, MAX_LATENCY_MS, type MockOverrides } from './mockController'
import { isScenario } from './scenarios'

const MAX_COUNT = 50_000

/**
 * Returns how the calls are answered as the params of a link. Default values (the normal scenario, no latency) are
 * omitted.
 */
export function writeNetwork({ calls, options }: Pick<MockOverrides, 'calls' | 'options'>): string {
  const pairs: string[] = []
  const scenario = commonSetting(calls, 'scenario')
  const latency = commonSetting(calls, 'latency')
  if (scenario && latency !== null) {
    if (scenario !== 'normal') pairs.push(`scenario=${scenario}`)
    if (latency > 0) pairs.push(`latency=${latency}`)
  } else {
    const unusual = callIds.filter((id) => !isUsual(calls[id]))
    const settings = unusual.map((id) => [id, calls[id].scenario, calls[id].latency].join(':'))
    pairs.push(`calls=${settings.join(',')}`)
  }
  if (options.count !== undefined) pairs.push(`count=${options.count}`)
  return pairs.join('&')
}

/** Returns the overrides for the params of a link. Unknown or invalid values are ignored. */
export function readNetwork(params: string): MockOverrides {
  const query = new URLSearchParams(params)
  const scenario = query.get('scenario') ?? ''
  const count = query.get('count') ?? ''
  const calls = everyCall({
    scenario: isScenario(scenario) ? scenario : 'normal',
    latency: latencyFrom(query.get('latency')) ?? 0,
  })
  for (const part of (query.get('calls') ?? '').split(',')) {
    const [id = '', name = '', latency = '0'] = part.split(':')
    const milliseconds = latencyFrom(latency)
    if (isCallId(id) && isScenario(name) && milliseconds !== null)
      calls[id] = { scenario: name, latency: milliseconds }
  }
  const options = /^\d{1,5}$/.test(count) ? { count: Math.min(Number(count), MAX_COUNT) } : {}
  return { calls, failNext: false, options }
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

const latencyFrom = (text: string | null): number | null =>
  /^\d{1,4}$/.test(text ?? '') && Number(text) <= MAX_LATENCY_MS ? Number(text) : null
