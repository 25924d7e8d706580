import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    axe: { run: (context: Element, options: RunOptions) => Promise<AxeResults> }
  }
}

/**
 * What axe finds wrong with the story on view, in the scheme it is drawn in and, of what depends on colours,
 * in the other. Both schemes are CSS variables under a class of the root element, so nothing needs to be
 * drawn again.
 */
export const checkBothSchemes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { classList } = document.documentElement
    const found: string[] = []
    const look = async (options: RunOptions) => {
      const { violations } = await window.axe.run(document.body, {
        resultTypes: ['violations'],
        ...options,
      })
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          found.push(`${classList}: ${id} at ${target.join(' ')}: ${failureSummary}`)
    }
    const turnRound = () => {
      for (const scheme of ['dark', 'light']) classList.toggle(scheme)
    }
    // A colour on its way is no colour to judge.
    const still = document.head.appendChild(document.createElement('style'))
    still.textContent = '*, ::before, ::after { transition: none !important }'
    // As the addon has it: a part alone stands in no landmark.
    await look({ rules: { region: { enabled: false } } })
    turnRound()
    await look({ runOnly: ['color-contrast', 'link-in-text-block'] })
    turnRound()
    still.remove()
    return found
  })
