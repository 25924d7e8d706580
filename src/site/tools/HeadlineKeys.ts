import { useEffect, useEffectEvent } from 'react'
import { hasShortcuts } from '@/lib/display'
import { toggleSavedById } from '@/site/story/savable'
import { STORY_TITLE } from '@/site/story/storyTitle'
import { showLoadError } from '@/ui/lazyWithPreload'

/** A link that opens in the sheet, on this page or on another one. */
const HEADLINES = 'main a[href*="?story="]'

/** The keys, each with the letter that an Arabic keyboard has there. */
const ACTIONS: Readonly<Record<string, () => void>> = {
  ...keys('jت', () => focusHeadline(1)),
  ...keys('kن', () => focusHeadline(-1)),
  ...keys('oخ', () => focusedHeadline()?.click()),
  ...keys('sس', saveHeadline),
  ...keys('?؟', openHelp),
}

function keys(letters: string, act: () => void) {
  return Object.fromEntries([...letters].map((letter) => [letter, act]))
}

/**
 * Single keys for skimming: the next and the previous headline, open it, save it, and the list of the shortcuts. Not
 * while the reader types or a dialog is open, except for saving the story that is open. `takeKey` returns
 * what was pressed before this code was there.
 */
export function HeadlineKeys({ takeKey }: { takeKey: () => Event | null }): null {
  const act = useEffectEvent((event: Event | null) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !hasShortcuts()) return
    if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
    const action = ACTIONS[event.key.toLowerCase()]
    if (!action || (isInSheet() && action !== saveHeadline)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', onKey)
    act(takeKey())
    return () => document.removeEventListener('keydown', onKey)
  }, [takeKey])
  return null
}

const isInSheet = () => sheet() !== null
const sheet = () => document.querySelector(`[role="dialog"][aria-labelledby="${STORY_TITLE}"]`)

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true
  const popup = target.closest(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  )
  return popup !== null && popup !== sheet()
}

const focusedHeadline = () => document.activeElement?.closest<HTMLElement>(HEADLINES)

/** Focuses the headline after or before the one that has the focus; otherwise the first one in the window. */
function focusHeadline(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(HEADLINES)]
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
}

function nearest(all: readonly HTMLElement[], from: Element, step: 1 | -1) {
  const isAfter = (one: HTMLElement) =>
    Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  return step === 1 ? all.find(isAfter) : all.findLast((one) => !isAfter(one))
}

const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

function saveHeadline(): void {
  const search = isInSheet()
    ? location.search
    : new URL(focusedHeadline()?.getAttribute('href') ?? '', location.href).search
  const id = new URLSearchParams(search).get('story')
  if (id) void toggleSavedById(id).catch(showLoadError)
}

/** The control that opens the list of the shortcuts is in the footer of each page. */
function openHelp(): void {
  document.querySelector<HTMLElement>('button[aria-keyshortcuts="?"]')?.click()
}
