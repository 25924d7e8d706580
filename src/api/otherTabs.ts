/**
 * The tabs of one browser tell each other which resource they have changed, so that none keeps showing,
 * or overwrites, what another has replaced. Nothing is polled.
 */
const NAME = 'madar:api'

// One for the whole page: a channel receives from every other one, those of its own page too.
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || !('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

type Change = { path: string; saved?: unknown }

/** Says that what is read from `path` has changed. Give what was `saved` there if no call reads it back. */
export const tellOtherTabs = (path: string, saved?: unknown): void =>
  open()?.postMessage({ path, saved } satisfies Change)

/**
 * Listens to changes made in other tabs; call the returned function to stop. `saved` comes from another
 * tab, which may run another release: parse it.
 */
export function listenToOtherTabs(onChange: (path: string, saved: unknown) => void): () => void {
  const opened = open()
  const receive = ({ data }: MessageEvent<Change>) => onChange(data.path, data.saved)
  opened?.addEventListener('message', receive)
  return () => opened?.removeEventListener('message', receive)
}

/** Makes this page receive a change as if another tab had told it. */
export const hearOfChange = (path: string): void => {
  open()?.dispatchEvent(new MessageEvent('message', { data: { path } satisfies Change }))
}
