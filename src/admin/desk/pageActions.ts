import { COMMANDS } from '@/ui/marks/marks'
import { allInMain } from '@/ui/marks/page'
import { shortcutGroups } from '@/ui/shortcuts/shortcuts'
import type { PaletteItem } from './paletteSearch'
import { paletteStore } from './paletteStore'

const BUTTONS = 'button:not([aria-disabled=true], :disabled), a[href]'
const OFFERED = [
  `${COMMANDS.selector} :is(${BUTTONS})`,
  '[role=tab]:not([aria-selected=true])',
  `:is(search, ${COMMANDS.selector}) [role=radiogroup] input:not(:checked)`,
]

/**
 * What can be done on this screen, read from the screen itself: the buttons of its header, its bars and its filters, its
 * tabs, and the keys that do something where the focus is. So the palette offers exactly what is there, on every screen.
 */
export function pageActions(): PaletteItem[] {
  const controls = allInMain(OFFERED.join()).filter(
    (element) => element.getClientRects().length > 0,
  )
  const actionOf = (title: string, run: () => void) =>
    ({ key: `action:${title}`, kind: 'action', title, run }) as const
  const clicks = controls.map((element) => actionOf(nameOf(element), () => element.click()))
  const focused = paletteStore.get()
  const keys = shortcutGroups
    .get()
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ isAction = true, isPossible }) => isAction && isPossible?.(focused) !== false)
    .map(({ label, keys, run }): PaletteItem => ({ ...actionOf(label, () => void run()), keys }))
  const named = [...clicks, ...keys].filter(({ title }) => title !== '')
  // Two buttons with one name would do the same.
  return [...new Map(named.map((item) => [item.key, item])).values()]
}

/** The accessible name; of a choice with that of its group. */
function nameOf(element: HTMLElement): string {
  const text = element.getAttribute('aria-label') ?? wordsOf(element)
  if (!(element instanceof HTMLInputElement)) return text.trim()
  const group = element.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? ''
  return `${group}: ${wordsOf(element.closest('label'))}`
}

/** The texts of an element with spaces between them: a tab has its name and a number. */
function wordsOf(element: Element | null): string {
  if (!element) return ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '')
  return words.filter(Boolean).join(' ')
}
