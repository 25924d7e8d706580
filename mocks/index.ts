import { ensureLocalStorage } from './memoryStorage'

/**
 * The one door to the fake backend, for the app in the browser. Resolves when the calls of Spec §7 and
 * the placeholder pictures are answered, or when this browser turns out to answer the calls alone.
 * `?scenario=` in the address that opened the page picks a scenario, until the page is loaded again.
 */
export async function startMocks(): Promise<void> {
  ensureLocalStorage()
  // Only now, for msw reads localStorage as it loads.
  const [{ openNetwork }, { handlers }, { handlersOf, scenarioFromUrl }] = await Promise.all([
    import('./network'),
    import('./handlers'),
    import('./scenarios'),
  ])
  const { name, options } = scenarioFromUrl(openedAddress())
  await openNetwork([...handlersOf(name, options), ...handlers])
}

/** The router may have tidied the address away by now; the browser remembers the one it loaded. */
const openedAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? location.href
