import type { Decision } from '../approvals.mjs'
import { showComparison } from './comparison'
import { type Change, changes, data, decisionOf, keyOf } from './data'
import { element } from './element'
import { DECISIONS, inWords, KINDS, SCHEMES } from './words'

const main = document.querySelector('main')

/** @param cause decides about all changes of this cause that have no decision */
type Decide = (decision: Decision['decision'], cause?: string) => void

/** Notes since the last decision, by picture: they remain while another picture is shown. */
const typedNotes = new Map<string, string>()

/** Shows one change: what it is, the last decision about it, the buttons, and the pictures. */
export function showChange(change: Change, decide: Decide) {
  main?.replaceChildren(
    element('h2', {}, `${change.arabic} · `, element('bdi', {}, change.name.replace(/ · .*/, ''))),
    facts(change),
    ...lastDecision(change),
    ...(data.decides ? [decisionButtons(change, decide)] : []),
    showComparison(change),
  )
}

/** Returns the note that was typed since the last decision about a picture. */
export const typedNote = (change: Change) => typedNotes.get(keyOf(change))

/** Returns what is in the field for a note: what was typed, otherwise the note of the last decision. */
export const noteOf = (change: Change) => typedNote(change) ?? decisionOf(change).found?.note ?? ''

export const forgetTyped = (change: Change) => void typedNotes.delete(keyOf(change))

export const focusNote = () => main?.querySelector<HTMLTextAreaElement>('#note')?.focus()

/** On a phone the picture is below the list. */
export function scrollToChange() {
  if (matchMedia('(max-width: 800px)').matches) main?.scrollIntoView()
}

function facts(change: Change) {
  const { kind, width, scheme, share, story } = change
  const { storybook } = data.links
  const link =
    storybook && kind !== 'gone'
      ? [
          ' ',
          element(
            'a',
            { href: `${storybook}?path=/story/${story}&globals=theme:${scheme}` },
            'افتح القصة',
          ),
        ]
      : []
  return element(
    'p',
    {},
    `${changes.indexOf(change) + 1} من ${changes.length}. ${KINDS[kind]}، ${width}، ${SCHEMES[scheme]}${inPercent(share)}. `,
    element('code', {}, story),
    ...link,
  )
}

function inPercent(share: number | undefined) {
  if (share === undefined) return ''
  if (share < 0.000_01) return '، أقل من 0.001% من النقاط'
  return `، ${(share * 100).toFixed(share < 0.001 ? 3 : 1)}% من النقاط`
}

function lastDecision(change: Change) {
  const { now, found } = decisionOf(change)
  if (!found) return []
  return [
    element(
      'p',
      {},
      `${now ? '' : 'عن صورة سابقة: '}${DECISIONS[found.decision]}، `,
      element('bdi', {}, found.who),
      `، ${inWords(found.date)}${found.note ? ': ' : ''}`,
      element('bdi', {}, found.note),
    ),
  ]
}

function decisionButtons(change: Change, decide: Decide) {
  const button = (id: string, name: string, onclick: () => void) =>
    element('button', { type: 'button', id, onclick }, name)
  const { cause } = change
  const isLeft = changes.some((one) => one.cause === cause && !decisionOf(one).now)
  const note = element('textarea', { id: 'note', rows: 1, value: noteOf(change) })
  note.oninput = () => typedNotes.set(keyOf(change), note.value)
  return element(
    'div',
    { className: 'row' },
    button('accept', 'قبول', () => decide('accepted')),
    button('reject', 'رفض', () => decide('rejected')),
    ...(isLeft
      ? [button('rest', 'قبول ما بقي من هذا السبب', () => decide('accepted', cause))]
      : []),
    element('label', {}, 'ملاحظة', note),
  )
}
