import { applyDisplay, displayWords, showsPictures } from '@/lib/display'
import { readText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { colorBrowserBar } from '@/ui/theme/colorBrowserBar'
import { reloadOnBack } from './earlyBack'
import { recordEarlyPresses } from './earlyPresses'
import { hideFallbackHtml } from './fallbackHtml'
import { hideUntilHydrated } from './hideUntilHydrated'
import { watchStart } from './startFailure'

/**
 * What runs before the first paint and until hydration, where readers on a phone wait for seconds. A Vite plugin
 * (`scripts/inlineScript.ts`) bundles this file and writes it into the head of index.html as an inline script,
 * because a file of its own would be one more request before the first paint. The content policy allows the script
 * by its hash. Each part can be deleted when the app itself can do the same in time.
 */
const steps = [
  repairGlobals,
  applyColorScheme,
  applyDisplayChoices,
  hideFallbackHtml,
  preloadMainPicture,
  hideBrokenPictures,
  hideUntilHydrated,
  recordEarlyPresses,
  watchStart,
  refuseStrayDrops,
  reloadOnBack,
]
// A step that fails, in an unknown browser or because of an extension, must not stop the other steps.
for (const step of steps) {
  try {
    step()
  } catch (error) {
    console.error(error)
  }
}

/**
 * What a browser lacks, or an extension has added, and would stop the page. zod has `for` loops that also list what is
 * added to `Object.prototype` (4.6.7). Delete the loop when zod has none.
 * @workaround zod: tests/built/beforeScripts.spec.ts
 */
function repairGlobals() {
  const nothing = () => {}
  const never = { matches: false, onchange: null, addListener: nothing, removeListener: nothing }
  // Some extensions answer with nothing.
  if (!globalThis.matchMedia?.('all'))
    globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, ...never })
  for (const name in Object.prototype)
    Object.defineProperty(Object.prototype, name, { enumerable: false })
}

/**
 * Prevents a light flash before the dark theme (Spec §4). The app's theme code later applies the same rule: the
 * chosen theme, otherwise the system's.
 */
function applyColorScheme() {
  const theme = readText(APP_KEYS.theme.key)
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
  colorBrowserBar(theme)
}

/** What the reader chose about pictures, density, text and contrast, which the app follows later (`App.tsx`). */
function applyDisplayChoices() {
  const settings = readValue('settings') as { newsPreferences?: object } | undefined
  const words = displayWords({ ...settings?.newsPreferences, ...readValue('saved:reading') })
  if (words) applyDisplay(words)
}

/** The value of a saved list, without its checks, which the app makes; undefined if there is none. */
function readValue(key: string): object | undefined {
  try {
    return JSON.parse(readText(key) ?? '{}').value
  } catch {
    // The text is no JSON.
    return undefined
  }
}

/**
 * All pictures are lazy, so that a reader without pictures requests none. The main one would wait for the layout of the
 * page. Fallback HTML is of another page, whose picture nobody sees.
 */
function preloadMainPicture() {
  const { mainPicture, prerenderedPath } = document.documentElement.dataset
  if (!mainPicture || prerenderedPath === undefined || !showsPictures.get()) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: mainPicture })
  document.head.append(link)
}

/** Before hydration nothing else notices that a picture cannot be loaded, and the browser would show its broken mark. */
function hideBrokenPictures() {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.style.visibility = 'hidden'
  }
  addEventListener('error', hide, true)
}

/** What is dropped where nothing takes it, a file or a link, would replace the page, and what is typed in it. */
function refuseStrayDrops() {
  addEventListener('dragover', (event) => {
    const { target, dataTransfer } = event
    const taker = dataTransfer?.types.includes('Files') ? 'input[type=file]' : ':read-write'
    const isTaken = target instanceof Element && target.closest(taker) !== null
    if (event.defaultPrevented || isTaken || !dataTransfer) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  })
}
