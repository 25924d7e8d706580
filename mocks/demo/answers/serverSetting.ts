import type { CallId } from '@mocks/backend/dataCalls'
import { SERVER_KEY } from '@mocks/demo/storage/tabState'
import { recordOf } from '@/lib/isRecord'
import { createStoredValue } from '@/lib/storedText'

/** Who answers a call: the fake backend, the server, or the fake backend while the server is asked too. */
export const SOURCES = [
  { value: 'fake', label: 'مزيف' },
  { value: 'server', label: 'خادم' },
  { value: 'shadow', label: 'ظل' },
] as const
export type Source = (typeof SOURCES)[number]['value']

/** The address as it is typed; empty: the page's own origin. A call that is missing is answered by the fake backend. */
type Setting = { address: string; calls: Readonly<Partial<Record<CallId, Source>>> }

const stored = createStoredValue<Setting>(
  { key: SERVER_KEY, area: 'sessionStorage' },
  (value) => recordOf(value) as Setting,
  () => ({ address: '', calls: {} }),
)

export const serverSetting = {
  ...stored,
  change: (change: Partial<Setting>): boolean => stored.save({ ...stored.get(), ...change }),
}

export const sourceOf = ({ calls }: Setting, id: CallId): Source => calls[id] ?? 'fake'

export const asksServer = ({ calls }: Setting): boolean =>
  Object.values(calls).some((source) => source !== 'fake')
