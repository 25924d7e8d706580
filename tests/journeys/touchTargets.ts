import type { Page } from 'playwright/test'

/** What a finger hits at least, in pixels, with a tolerance for rounding. */
const TARGET = 44 - 0.5

/**
 * The controls of the page that a finger hits within less than 44 × 44 px («Visual language», WCAG 2.5.5), as on a touch
 * screen, and the fields whose text is smaller than 16 px, into which an iPhone zooms. A control that another one overlaps
 * has only what remains.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled })
  await touch(true)
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
  const found = await page.evaluate(measureTargets, TARGET)
  await touch(false)
  await session.detach()
  return found
}

/** Runs in the page. */
function measureTargets(least: number): string[] {
  // All controls except the handle of the demo panel, which is not part of the product.
  const controls = document.querySelectorAll<HTMLElement>(
    '#root :is(a[href], button:not([aria-keyshortcuts="Control+`"]), input, select, textarea, summary)',
  )
  const textOf = (part: Element | null) => (part?.textContent ?? '').trim()
  // As WCAG exempts it: a link in a sentence, or in a line of facts.
  const isInText = (control: Element) => {
    if (!getComputedStyle(control).display.startsWith('inline')) return false
    const hasOtherText = (part: Element | null) => textOf(part).length > textOf(control).length
    if (hasOtherText(control.parentElement) || hasOtherText(control.closest('p'))) return true
    const item = control.closest('li')
    const { top } = control.getBoundingClientRect()
    return Array.from(item?.parentElement?.children ?? []).some(
      (other) => other !== item && Math.abs(other.getBoundingClientRect().top - top) < 8,
    )
  }
  const small: string[] = []
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect()
    // Elements for screen readers only are one pixel large.
    if (!control.checkVisibility({ visibilityProperty: true }) || width < 3 || height < 3) continue
    if (control.matches('a') && isInText(control)) continue
    const fontSize = Number.parseFloat(getComputedStyle(control).fontSize)
    if (control.matches('.MuiInputBase-root > input, textarea, select') && fontSize < 16)
      small.push(
        `${fontSize} px of text: ${control.localName} «${control.ariaLabel ?? control.id}»`,
      )
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    // The link that skips to the content is outside of the window until it has the focus.
    if (box.bottom < 0) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const labels = Array.from((control as Partial<HTMLInputElement>).labels ?? [])
    const isHit = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top)
      return [control, ...labels].some((part) => part.contains(hit))
    }
    const hitLength = (right: number, down: number) => {
      let far = 0
      while (far < least && isHit(x + right * (far + 0.5), y + down * (far + 0.5))) far += 0.5
      return far
    }
    const size = [hitLength(1, 0) + hitLength(-1, 0), hitLength(0, 1) + hitLength(0, -1)]
    if (Math.min(...size) >= least) continue
    const name = control.ariaLabel ?? labels.map(textOf)[0] ?? textOf(control)
    small.push(`${size.join(' × ')} px: ${control.localName} «${name.slice(0, 40)}»`)
  }
  return small
}
