import { recordEarlyClick } from './clickReplay'
import { reloadOnBack } from './earlyBack'
import { hideFallbackHtml } from './fallbackHtml'
import { hideSaved } from './hideSaved'

/**
 * What runs before the first paint and until hydration, where readers on a phone wait for seconds. A Vite plugin
 * (`scripts/inlinePreboot.mjs`) bundles this file and writes it into the head of index.html as an inline script,
 * because a file of its own would be one more request before the first paint. The content policy allows the script
 * by its hash. Each part can be deleted when the app itself can do the same in time.
 */
applyColorScheme()
hideFallbackHtml()
hideSaved()
ignoreSubmit()
recordEarlyClick()
reloadOnBack()
openSearchByKey()
forbidZodToCompile()

/**
 * Prevents a light flash before the dark theme (Spec §4). The app's theme code later applies the same rule: the
 * chosen theme, otherwise the system's.
 */
function applyColorScheme() {
  let theme: string | null = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // The browser blocks all site data.
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
}

/** Before hydration the browser would submit a form itself, and put its fields into the address. */
function ignoreSubmit() {
  addEventListener('submit', (event) => event.preventDefault())
}

/** The key of the search also works before the app listens for it (`useSearchShortcut.ts`): as an early click. */
function openSearchByKey() {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.target !== document.body) return
    if (event.key !== '/' && event.key !== 'ظ') return
    const search = document.querySelector<HTMLElement>('button[aria-keyshortcuts^="/"]')
    if (!search) return
    event.preventDefault()
    search.click()
  })
}

/**
 * Otherwise zod would try `new Function`. The page's content policy forbids it, and the browser would report that in
 * the console. zod reads this undocumented global when its module loads (zod 4). Delete it when zod has a public
 * option that works before its import.
 * @workaround zod: tests/built/policy.spec.ts
 */
function forbidZodToCompile() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
