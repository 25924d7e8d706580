import './ui/theme/global.css'

/**
 * A phone needs half a second to run the app's libraries. In one task they would block all input, so each has
 * its own task; meanwhile the reader can read and scroll the page's HTML.
 */
async function boot() {
  // Otherwise zod would try `new Function`. The page's content policy forbids it, and the browser would report
  // that in the console.
  // @workaround zod: tests/built/policy.spec.ts
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  if (import.meta.env.PROD) {
    await import('react-dom/client')
    await nextTask()
    await import('./ui/theme/muiStyles')
    await nextTask()
    await import('./ui/theme/theme')
    await nextTask()
    await import('@tanstack/react-router')
    await nextTask()
    await import('./router')
    await nextTask()
  }
  await import('./main')
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

void boot()
