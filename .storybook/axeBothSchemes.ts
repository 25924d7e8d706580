import axe from 'axe-core'

/**
 * The addon checks a story in the scheme it is drawn in; this checks it in the other one. Both schemes
 * are CSS variables under a class of the root element, so nothing needs to be drawn again.
 * @throws {Error} naming each violation and the elements it was found on
 */
export async function checkOtherScheme(context: { exclude?: string[] } = {}): Promise<void> {
  const { classList } = document.documentElement
  const wasDark = classList.contains('dark')
  classList.toggle('dark', !wasDark)
  classList.toggle('light', wasDark)
  try {
    const { violations } = await axe.run(
      { include: [document.body], ...(context.exclude ? { exclude: context.exclude } : {}) },
      { runOnly: ['color-contrast', 'link-in-text-block'] },
    )
    if (violations.length === 0) return
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    throw new Error(`axe, ${wasDark ? 'light' : 'dark'} scheme:\n${found.join('\n')}`)
  } finally {
    classList.toggle('dark', wasDark)
    classList.toggle('light', !wasDark)
  }
}
