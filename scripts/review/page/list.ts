import { type Change, decisionOf, groups, keyOf } from './data'
import { element } from './element'
import { DECISIONS, KINDS, nameOf, SCHEMES } from './words'

const list = document.querySelector('nav')

/** Shows all changes below their causes, with the decision about each. */
export function showList(current: Change, choose: (change: Change) => void) {
  list?.replaceChildren(
    ...groups.flatMap(({ cause, all }) => [
      element(
        'h2',
        {},
        element('b', {}, nameOf(cause)),
        ` (${all.length}) `,
        element('code', {}, cause),
      ),
      element('ul', {}, ...all.map((one) => element('li', {}, entry(one, current, choose)))),
    ]),
  )
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function entry(change: Change, current: Change, choose: (change: Change) => void) {
  const { now } = decisionOf(change)
  const details = [
    KINDS[change.kind],
    change.width,
    SCHEMES[change.scheme],
    now ? DECISIONS[now.decision] : 'بلا قرار',
  ]
  const button = element(
    'button',
    { type: 'button', id: keyOf(change), onclick: () => choose(change) },
    element(
      'span',
      { className: 'mark', dataset: { decision: now?.decision ?? '' } },
      change.arabic,
    ),
    ` · ${change.name.replace(/ · .*/, '')}`,
    element('small', {}, details.join('، ')),
  )
  if (change === current) button.setAttribute('aria-current', 'true')
  return button
}
