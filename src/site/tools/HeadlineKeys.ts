import { storyIn } from '@/content/headline'
import { RAIL, STORY_TITLE } from '@/ui/marks/marks'
import { allInMain, inMain } from '@/ui/marks/page'
import { useShortcutListener, useShortcuts } from '@/ui/shortcuts/shortcuts'
import { toggleSaved } from './SaveHeadline'

/** A link that opens in the sheet, on this page or on another one. */
const HEADLINES = 'a[href*="?story="]'

/**
 * Single keys for skimming: the next and the previous headline, open it, save it, and the list of the shortcuts. In the
 * sheet of a story saving works, and beside a rail of headlines the next and the previous one.
 */
export function HeadlineKeys({ onHelp }: { onHelp: () => void }): null {
  useShortcuts({
    title: 'العناوين',
    shortcuts: [
      { keys: 'j', label: 'العنوان التالي', ...step(1) },
      { keys: 'k', label: 'العنوان السابق', ...step(-1) },
      { keys: 'o', label: 'فتح القصة', isPresent, run: openHeadline },
      {
        keys: 's',
        label: 'حفظ القصة أو إزالتها من المحفوظات',
        isPresent,
        worksIn: (dialog) => dialog.contains(openStory()),
        run: saveHeadline,
      },
      { keys: '?', label: 'هذه القائمة', run: onHelp },
    ],
  })
  useShortcutListener()
  return null
}

const step = (way: 1 | -1) => ({
  isPresent,
  repeats: true,
  worksIn: (dialog: Element) => dialog.querySelector(RAIL.selector) !== null,
  run: () => openNeighbour(way) || focusHeadline(way),
})

/** Opens the story after or before the open one, if its rail is shown. */
function openNeighbour(step: 1 | -1): boolean {
  const links = [
    ...document.querySelectorAll<HTMLElement>(`[role=dialog]:not([inert]) ${RAIL.selector} a`),
  ]
  const open = links.findIndex((link) => link.hasAttribute('aria-current'))
  links[open + step]?.click()
  return links.length > 0
}

const isPresent = () => inMain(HEADLINES) !== null

const openStory = () => document.getElementById(STORY_TITLE)

const focusedHeadline = () =>
  document.activeElement?.closest<HTMLAnchorElement>(`main ${HEADLINES}`)

/** Focuses the headline after or before the one that has the focus; otherwise the first one in the window. */
function focusHeadline(step: 1 | -1): boolean {
  const all = allInMain(HEADLINES)
  const focused = focusedHeadline()
  const isBelow = (one: HTMLElement) => one.getBoundingClientRect().top >= headerHeight()
  const from = document.activeElement
  const next = focused
    ? all[all.indexOf(focused) + step]
    : // From a control in an item, such as its bookmark, go on from there.
      from && from !== document.body && from.closest('article')
      ? nearest(all, from, step)
      : all.find(isBelow)
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function nearest(all: readonly HTMLElement[], from: Element, step: 1 | -1) {
  const isAfter = (one: HTMLElement) =>
    Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  return step === 1 ? all.find(isAfter) : all.findLast((one) => !isAfter(one))
}

const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

function openHeadline(): boolean {
  const headline = focusedHeadline()
  headline?.click()
  return Boolean(headline)
}

function saveHeadline(): boolean {
  const { search = '' } = openStory() ? location : (focusedHeadline() ?? {})
  const id = storyIn(search)
  if (id) toggleSaved(id)
  return id !== null
}
