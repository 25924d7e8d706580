import { once } from '@/lib/once'

/** Beside the app's element. MUI hides everything beside a dialog from screen readers, and takes the focus back. */
export const toolsHost = once(() => {
  const host = document.createElement('div')
  host.dataset.demoPanel = ''
  document.body.append(host)
  const show = () => host.removeAttribute('aria-hidden')
  new MutationObserver(show).observe(host, { attributeFilter: ['aria-hidden'] })
  host.addEventListener('focusin', (event) => event.stopPropagation())
  return host
})
