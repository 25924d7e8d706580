import { once } from '@/lib/once'

/**
 * The element of the demo's tools, beside the app's. They can be used while a dialog of the page is open: MUI hides
 * everything beside a dialog from screen readers, and takes the focus back when another element receives it.
 */
export const toolsHost = once(() => {
  const host = document.createElement('div')
  host.dataset.demoPanel = ''
  document.body.append(host)
  const show = () => host.removeAttribute('aria-hidden')
  new MutationObserver(show).observe(host, { attributeFilter: ['aria-hidden'] })
  host.addEventListener('focusin', (event) => event.stopPropagation())
  return host
})
