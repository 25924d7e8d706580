import type { QueryClient } from '@tanstack/react-query'

/**
 * The tabs of one browser broadcast which resource they have changed, so that no tab shows stale data or
 * overwrites newer data. Nothing is polled.
 */
const NAME = 'madar:api'

// One channel for the whole page: a channel also receives the messages of other channels in the same page.
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    channel ??= new BroadcastChannel(NAME)
  } catch {
    // Firefox refuses if the reader blocks all cookies and site data.
  }
  return channel
}

/** Notifies the other tabs that the data of `path` has changed. */
export const broadcastInvalidation = (path: string): void => open()?.postMessage(path)

/** Makes this page, whose queries `client` has, and the other tabs read again what they have read from `path`. */
export function invalidate(client: QueryClient, path: string): Promise<void> {
  broadcastInvalidation(path)
  return client.invalidateQueries({ queryKey: [path] })
}

/** Listens to changes made in other tabs, as long as the page lives. */
export const onInvalidation = (onChange: (path: string) => void): void =>
  open()?.addEventListener('message', ({ data }: MessageEvent<string>) => onChange(data))

/** Makes this page receive a change as if another tab had sent it. */
export const emitInvalidation = (path: string): void =>
  void open()?.dispatchEvent(new MessageEvent('message', { data: path }))
