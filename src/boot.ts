import './ui/theme/global.css'

/**
 * A phone takes half a second to run what the app stands on. In one task it would answer nothing meanwhile:
 * each part has its own, and the page's HTML is there to be read and scrolled.
 */
async function boot() {
  // Else zod would try out `new Function`, which the page's policy forbids and the console would tell.
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
