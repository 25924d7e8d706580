import type { Decision } from '../approvals.mjs'
import { showComparison } from './comparison'
import { type Change, changes, data, decisionOf } from './data'
import { element } from './element'
import { DECISIONS, inWords, KINDS, SCHEMES } from './words'

const main = document.querySelector('main')

/** @param cause decides about all changes of this cause */
type Decide = (decision: Decision['decision'], cause?: string) => void

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

/** Returns what is in the field for a note. */
export const writtenNote = () => noteField()?.value.trim() ?? ''

export const focusNote = () => noteField()?.focus()

const noteField = () => main?.querySelector<HTMLTextAreaElement>('#note')

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
  const button = (name: string, onclick: () => void) =>
    element('button', { type: 'button', onclick }, name)
  const note = decisionOf(change).found?.note ?? ''
  return element(
    'div',
    { className: 'row' },
    button('قبول', () => decide('accepted')),
    button('رفض', () => decide('rejected')),
    button('قبول كل ما له هذا السبب', () => decide('accepted', change.cause)),
    element('label', {}, 'ملاحظة', element('textarea', { id: 'note', rows: 1, value: note })),
  )
}
