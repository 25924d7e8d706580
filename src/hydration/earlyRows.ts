import { describeMessages } from '@/admin/contactMessages/messageCounts'
import { PAGE_SIZE } from '@/admin/contactMessages/paging'
import type { ContactMessage } from '@/api/contactMessages'
import { formatMessageDate } from '@/lib/messageDate'
import { nextPaint } from '@/lib/nextPaint'
import { controlAt, rowPositionOf } from '@/ui/removal/rowFocus'
import { PLACEHOLDERS, variantOf } from './rowTemplates'

/** The rows of the first window, which are painted before the others. */
const FIRST = 5

/**
 * Shows the messages as soon as the call has answered, about two seconds before the app has loaded on a phone with slow
 * 4G: editors can read them meanwhile. `scripts/prerender.mjs` writes this file as an inline script at the end of the
 * screen's HTML, with a template for each state of a row, which React has rendered in the build. The rows are inside an
 * element whose content React does not hydrate (`DataTable.tsx`), and leave the page with it when the app shows its own.
 *
 * With a query in the address the app may show other rows, and for an answer that is not the contract's it shows an
 * error, so this script then leaves the skeleton. Delete it, the templates and `lib/earlyAnswer.ts` when a server makes
 * the HTML of the screen with its messages.
 */
async function showEarlyRows(response: Promise<Response>) {
  const answer = (await response).clone()
  if (!answer.ok || location.search) return
  const messages: ContactMessage[] = await answer.json()
  const place = document.querySelector('[data-early-rows]')
  if (!place || messages.length === 0) return
  place.append(...messages.slice(0, FIRST).map(rowOf))
  actAgainInOwnRows(place)
  const spinner = place.closest('table')?.previousElementSibling
  if (spinner instanceof HTMLElement) spinner.style.display = 'none'
  await nextPaint()
  const unread = messages.filter(({ status }) => status === 'unread').length
  const summary = document.querySelector('[data-early-summary]')
  if (summary) summary.textContent = describeMessages(messages.length, unread)
  place.append(...messages.slice(FIRST, PAGE_SIZE).map(rowOf))
}

/** @throws {TypeError} when a message is not what the contract says */
function rowOf(message: ContactMessage): Element {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-row-of=${CSS.escape(variantOf(message))}]`,
  )
  const row = template?.content.firstElementChild?.cloneNode(true)
  const date = formatMessageDate(message.createdAt)
  if (!(row instanceof HTMLElement) || !date) throw new TypeError('A row without a template')
  row.dataset.row = String(message.id)
  const time = row.querySelector('time')
  if (time) {
    time.dateTime = message.createdAt
    for (const [index, text] of [date.day, date.time].entries())
      time.children[index]?.replaceChildren(text)
  }
  fillTexts(row, message)
  return row
}

/** Puts the texts of a message in place of their placeholders: as texts, so that what a visitor wrote is never HTML. */
function fillTexts(row: Element, message: ContactMessage) {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (placeholder, key: keyof typeof PLACEHOLDERS) => {
      if (!(key in PLACEHOLDERS)) return placeholder
      if (typeof message[key] !== 'string') throw new TypeError(`A message without ${key}`)
      return message[key]
    })
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes('{')) node.nodeValue = filled(node.nodeValue)
  for (const element of row.querySelectorAll('[aria-label]'))
    element.setAttribute('aria-label', filled(element.getAttribute('aria-label') ?? ''))
}

/** When the app's rows have replaced these, they get the focus, the last click and the checked boxes of these. */
function actAgainInOwnRows(place: Element) {
  let focused: Element | null = null
  let clicked: Element | null = null
  place.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  place.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? target.closest('button') : null
  })
  const observer = new MutationObserver(() => {
    if (place.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) controlLike(focused)?.focus()
    for (const box of place.querySelectorAll(':checked')) controlLike(box)?.click()
    controlLike(clicked)?.click()
  })
  if (place.parentElement) observer.observe(place.parentElement, { childList: true })
}

/** Returns the control of the app that is in the place of this one. */
function controlLike(early: Element | null): HTMLElement | null {
  const position = early && rowPositionOf(early)
  return position && controlAt(position)
}

// The app reports what went wrong when it reads the same answer.
if (globalThis.earlyAnswer) showEarlyRows(globalThis.earlyAnswer.response).catch(() => {})
