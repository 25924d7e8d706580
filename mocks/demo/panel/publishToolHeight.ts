/** A ref of a bar of the demo at the end of the window, which has its distance to it as margin: toasts are above it. */
export function publishToolHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const size = new ResizeObserver(() => {
    const gap = Number.parseFloat(getComputedStyle(bar).marginBlockEnd)
    style.setProperty('--tool-bar-height', `${bar.offsetHeight + gap}px`)
  })
  size.observe(bar)
  return () => {
    size.disconnect()
    style.removeProperty('--tool-bar-height')
  }
}
