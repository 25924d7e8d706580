/**
 * The tabs of one browser tell each other which resource they have changed, so that none goes on
 * showing, or overwriting, what another has replaced. Nothing is polled, and nothing but the path is told.
 */
const NAME = 'madar:api'

// One for the whole page: a channel hears every other one, of its own page too.
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || !('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Says that what is read from `path` is not what it was. */
export const tellOtherTabs = (path: string): void => open()?.postMessage(path)

/** Hears of changes made in other tabs; call the returned function to stop. */
export function listenToOtherTabs(onChange: (path: string) => void): () => void {
  const opened = open()
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onChange(data)
  }
  opened?.addEventListener('message', hear)
  return () => opened?.removeEventListener('message', hear)
}

/** Makes this page hear of a change as if another tab had told it. */
export const hearOfChange = (path: string): void => {
  open()?.dispatchEvent(new MessageEvent('message', { data: path }))
}
