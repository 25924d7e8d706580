// The page of a review. `scripts/review/page.mjs` bundles this file into it, so that it works alone and offline.
import type { Decision } from '../approvals.mjs'
import { focusNote, forgetTyped, noteOf, scrollToChange, showChange, typedNote } from './change'
import { setMode } from './comparison'
import { type Change, changes, data, decisionOf, keyOf } from './data'
import { byId, element } from './element'
import { showApproved, showHead, showTitle } from './head'
import { showList } from './list'
import { followProgress, send } from './server'

let current = 0

function go(at: number) {
  const change = changes[at]
  if (!change) return
  current = at
  const focused = document.activeElement
  showList(change, choose)
  showChange(change, decide)
  // What had the focus was made anew.
  const isFollowed = focused?.hasAttribute('aria-current')
  const id = isFollowed ? keyOf(change) : (focused?.id ?? '')
  document.getElementById(id)?.focus()
}

function choose(change: Change) {
  go(changes.indexOf(change))
  scrollToChange()
}

/** Decides about the picture in view, or about all of a cause without a decision, and shows the next one without one. */
async function decide(decision: Decision['decision'], cause?: string) {
  const shown = changes[current]
  if (!data.decides || !shown) return
  const chosen = cause
    ? changes.filter((one) => one.cause === cause && !decisionOf(one).now)
    : [shown]
  // The note of an earlier decision is about that picture only.
  const note = (cause ? typedNote(shown) : noteOf(shown)) ?? ''
  if (!(await send('decisions', { keys: chosen.map(keyOf), decision, note: note.trim() }))) return
  forgetTyped(shown)
  showHead(approve)
  const fromHere = [...changes.slice(current), ...changes.slice(0, current)]
  const open = fromHere.find((one) => !decisionOf(one).now)
  go(open ? changes.indexOf(open) : current)
}

async function approve() {
  if (!(await send('approve', {}))) return
  showHead(approve)
  showApproved()
}

/** By place, so that an Arabic keyboard layout works. */
const KEYS: Record<string, () => void> = {
  KeyJ: () => go(current + 1),
  KeyK: () => go(current - 1),
  KeyA: () => void decide('accepted'),
  KeyR: () => void decide('rejected'),
  KeyN: focusNote,
  Digit1: () => setMode(0),
  Digit2: () => setMode(1),
  Digit3: () => setMode(2),
  Digit4: () => setMode(3),
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLTextAreaElement) {
    if (event.key === 'Escape') event.target.blur()
    return
  }
  const effect = KEYS[event.code]
  if (!effect) return
  effect()
  event.preventDefault()
})

showTitle()
byId('home').hidden = !data.links.home
if (data.links.home) byId('home').append(element('a', { href: data.links.home }, 'صفحة البداية'))
if (data.progress.step === 'none')
  byId('summary').textContent =
    'لا مراجعة لهذه النسخة: لم يُشغَّل npm run review على شيفرتها قبل بناء العرض، فلا صور نقارنها هنا.'
else if (data.progress.step !== 'done') void followProgress()
else {
  showHead(approve)
  byId('desk').hidden = changes.length === 0
  if (changes.length > 0) go(0)
  else byId('message').replaceWith(element('p', {}, 'لا فرق في أي صورة.'))
}
